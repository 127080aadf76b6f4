extension Timestamp {
  /// Reads the time at the end of a line about a person: behind the last `>`, the seconds and the
  /// time zone. What is not there is 0.
  init(endOf line: UnsafeRawBufferPointer) {
    let start = line.lastIndex(of: UInt8(ascii: ">")).map { $0 + 1 } ?? line.endIndex
    var words = StoredNumbers(rest: line[start...])
    let seconds = words.next()
    let zone = words.next()
    let minutes = abs(zone) < 2400 ? zone / 100 * 60 + zone % 100 : 0
    self.init(seconds: seconds, offsetInMinutes: Int(minutes))
  }
}

/// Numbers with spaces between them.
private struct StoredNumbers {
  var rest: Slice<UnsafeRawBufferPointer>

  /// The next number; 0 where there is none.
  mutating func next() -> Int64 {
    while rest.first == UInt8(ascii: " ") { rest.removeFirst() }
    let isNegative = rest.first == UInt8(ascii: "-")
    if isNegative || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
    var number: Int64 = 0
    // As many digits as always fit.
    for _ in 0..<18 {
      guard let digit = rest.first, 0x30...0x39 ~= digit else { break }
      number = number * 10 + Int64(digit - 0x30)
      rest.removeFirst()
    }
    return isNegative ? -number : number
  }
}
