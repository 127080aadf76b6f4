/// A line that git has printed, with and without its paint.
struct PatchLine {
  /// The line as it came, with its line end.
  let bytes: [UInt8]

  /// The line without paint and line end.
  private(set) var text: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var text = bytes.contains(0x1B) ? Self.withoutPaint(bytes)[...] : bytes[...]
    if text.last == 0x0A { text.removeLast() }
    self.text = text
  }

  var isPainted: Bool { bytes.contains(0x1B) }

  func starts(with words: StaticString) -> Bool { text.starts(with: words.description.utf8) }

  /// The line behind the strokes of a graph, if it has strokes and nothing else before a column, which
  /// counts from 0.
  func behindStrokes(upTo column: Int) -> PatchLine? {
    guard text.count >= column, text.prefix(column).allSatisfy(\.isStroke) else { return nil }
    var line = self
    line.text = text.dropFirst(column)
    return line
  }

  /// How many columns the strokes of `git log --graph` take beside a commit, whose first line has a star
  /// among them; `nil` for every other line. It is as many on all lines of the commit.
  var graphWidth: Int? {
    let strokes = text.prefix { $0.isStroke }
    return strokes.contains(UInt8(ascii: "*")) && strokes.last == 0x20 ? strokes.count : nil
  }

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

extension UInt8 {
  /// Whether git draws graphs with this character.
  fileprivate var isStroke: Bool { PatchLine.strokes.contains(self) }
}

extension PatchLine {
  fileprivate static let strokes = Set(#" *|/\_-."#.utf8)
}
