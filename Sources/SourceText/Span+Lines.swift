extension Span<UInt8> {
  /// About how many lines a part has: as many as if it went on as it begins.
  func estimatedLineCount(from start: Int, to end: Int) -> Int {
    let sample = start..<Swift.min(start + 4096, end)
    let lineEnds = sample.count { self[$0] == .lineFeed || self[$0] == .carriageReturn }
    return (lineEnds + 1) * (end - start) / sample.count + 1
  }

  /// The offset behind the line end that comes first from an offset on, or the end of the text.
  func endOfLine(from start: Int) -> Int {
    var index = start
    while true {
      index = firstControl(from: index)
      guard index < count else { return count }
      index += 1
      switch self[index - 1] {
      case .lineFeed: return index
      case .carriageReturn: return index < count && self[index] == .lineFeed ? index + 1 : index
      default: break
      }
    }
  }

  /// The offset of the first byte from an offset on that is no greater than CR, or the end of the text.
  ///
  /// Eight bytes are looked at in one step: below 0x80, a byte is at most 0x0D if it has no bit 7 once
  /// 0x72 has been added to it.
  private func firstControl(from start: Int) -> Int {
    var index = start
    while index + 8 <= count {
      let word = unsafe bytes.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self)
      let low = word & 0x7F7F_7F7F_7F7F_7F7F
      let controls = ~(low + 0x7272_7272_7272_7272) & ~word & 0x8080_8080_8080_8080
      if controls != 0 { return index + UInt64(littleEndian: controls).trailingZeroBitCount / 8 }
      index += 8
    }
    while index < count, self[index] > .carriageReturn { index += 1 }
    return index
  }
}
