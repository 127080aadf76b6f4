internal import CommonMark
internal import SourceText

/// The lines that a person wants below a title.
struct BodyText {
  /// The lines without line ends and without the blank ones at the end; blank ones are empty.
  let lines: [[UInt8]]

  init(_ body: String) {
    let text = SourceText(Array(body.utf8))
    let lines = (0..<text.lineCount).map { line in
      text.isBlank(line) ? [] : Array(text.bytes[text.content(ofLine: line)])
    }
    self.lines = Array(lines[..<(lines.lastIndex { !$0.isEmpty }.map { $0 + 1 } ?? 0)])
  }

  private init(lines: [[UInt8]]) { self.lines = lines }

  /// The lines with a blank one before them where they would mean something else right below a
  /// title: a list from 2 on, code, an underline. Words go on in the title's paragraph.
  ///
  /// - Parameters:
  ///   - title: The first line of the card.
  ///   - indent: The column of the card's content.
  /// - Returns: The lines, set apart or as they are.
  func settled(below title: [UInt8], indent: Int) -> BodyText {
    guard lines.first?.isEmpty == false, CardSource(title)?.beginsWithText == true else {
      return self
    }
    let apart = BodyText(lines: [[]] + lines)
    guard let separated = apart.card(below: title, indent: indent) else { return self }
    guard !beginsWithDefinition, let glued = card(below: title, indent: indent) else {
      return apart
    }
    return isOutline(glued.outline, joiningFirstParagraphsOf: separated.outline) ? self : apart
  }

  /// The card of a title and these lines, or `nil` where they are no single card.
  func card(below title: [UInt8], indent: Int) -> CardSource? {
    let written = lines.map { $0.isEmpty ? [] : repeatElement(.space, count: indent) + $0 }
    return CardSource(([title] + written).flatMap { $0 + [.lineFeed] })
  }

  /// Whether the lines begin with a link definition, which is none inside of a paragraph.
  private var beginsWithDefinition: Bool {
    guard lines[0].drop(while: \.isBlank).first == UInt8(ascii: "[") else { return false }
    return blocks(of: lines.flatMap { $0 + [.lineFeed] }[...]).first?.firstLine != 0
  }
}
