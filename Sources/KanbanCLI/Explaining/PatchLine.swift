/// A line that git has printed, with and without its paint.
struct PatchLine {
  /// The line as it came, with its line end.
  let bytes: [UInt8]

  /// The line without paint and line end.
  let text: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var text = bytes.contains(0x1B) ? Self.withoutPaint(bytes)[...] : bytes[...]
    if text.last == 0x0A { text.removeLast() }
    self.text = text
  }

  var isPainted: Bool { bytes.contains(0x1B) }

  func starts(with words: StaticString) -> Bool { text.starts(with: words.description.utf8) }

  /// Leaves out what tells a terminal to change its colours: `ESC [`, numbers, `m` or `K`.
  private static func withoutPaint(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] == 0x1B, index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "[") {
        index += 2
        while index < bytes.count, 0x30...0x3F ~= bytes[index] { index += 1 }
        index += 1
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return result
  }
}
