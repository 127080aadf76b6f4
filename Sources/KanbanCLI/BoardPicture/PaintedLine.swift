/// A line in pieces that are painted differently; its width is that of the text alone.
struct PaintedLine {
  private(set) var pieces: [(text: String, attributes: [Style.Attribute])] = []
  private(set) var width = 0

  init(_ text: String = "", _ attributes: Style.Attribute...) { append(text, attributes) }

  mutating func append(_ text: String, _ attributes: [Style.Attribute] = []) {
    if text.isEmpty { return }
    pieces.append((text, attributes))
    width += text.displayWidth
  }

  mutating func append(_ line: PaintedLine) {
    pieces += line.pieces
    width += line.width
  }

  /// Fills up with spaces to a width.
  mutating func pad(to target: Int) {
    append(String(repeating: " ", count: max(0, target - width)))
  }

  func padded(to target: Int) -> PaintedLine {
    var line = self
    line.pad(to: target)
    return line
  }

  /// The line as text, without blanks at its end.
  func rendered(_ style: Style) -> String {
    var pieces = pieces
    while let last = pieces.last {
      let text = last.text.trimmingTrailingSpaces
      pieces[pieces.count - 1].text = text
      if !text.isEmpty { break }
      pieces.removeLast()
    }
    return pieces.map { style.paint($0.text, $0.attributes) }.joined()
  }
}
