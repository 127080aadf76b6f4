internal import SourceText

extension Check {
  static let lazyLine = Check(
    "lazy-line",
    .warning,
    "A line without indent right below a card is part of it and moves with it",
    inFile: LazyLineCheck.findings
  )
}

/// Finds text at the beginning of a line that continues a card, though it does not look like it.
private enum LazyLineCheck {
  static func findings(in file: CheckedFile) -> [Finding] {
    file.file.cards.flatMap { card in
      let lazy = card.lines.dropFirst().filter { file.text.isUnindented($0) }
      return lazy.filter { line in
        !file.text.isUnindented(line - 1) || line - 1 == card.lines.lowerBound
          || meaning(of: line, in: file.text) != nil
      }.map { finding(line: $0, in: file.text) }
    }
  }

  private static func finding(line: Int, in text: SourceText) -> Finding {
    let location = SourceLocation(line: line + 1, column: 1)
    guard let meaning = meaning(of: line, in: text) else {
      return Finding(
        .lazyLine,
        at: location,
        "this line is text of the card above it and moves with it; indent it, or put an empty line "
          + "before it"
      )
    }
    return Finding(
      .lazyLine,
      at: location,
      "\(meaning) right below a card is text of the card and moves with it; put an empty line "
        + "before it"
    )
  }

  /// What the line was meant to be, where that is clear and was not for the card.
  private static func meaning(of line: Int, in text: SourceText) -> String? {
    let content = text.bytes[text.content(ofLine: line)]
    if content.starts(with: "%%".utf8) { return "a comment '%%'" }
    if content.first == UInt8(ascii: "^") { return "a block ID" }
    guard content.first == UInt8(ascii: "["),
      let label = LinkLabel.first(in: text.bytes, content.indices),
      label.source.lowerBound == content.startIndex + 1, label.isDefinition
    else { return nil }
    return label.isFootnote ? "a footnote" : "a link definition"
  }
}

extension SourceText {
  fileprivate func isUnindented(_ line: Int) -> Bool {
    bytes[content(ofLine: line)].first.map { !$0.isBlank } ?? false
  }
}
