internal import CommonMark
internal import SourceText

extension Check {
  static let htmlHidesCards = Check(
    "html-hides-cards",
    .error,
    "List items right below an HTML tag are part of the HTML and no cards",
    inFile: HTMLHidesCardsCheck.findings
  )
}

/// Finds HTML that goes on to the next empty line, as it does behind `<div>` and most other tags.
///
/// What has an end of its own, such as a comment, hides what it was made to hide.
private enum HTMLHidesCardsCheck {
  static func findings(in file: CheckedFile) -> [Finding] {
    file.file.blocks.indices.compactMap { index in
      let block = file.file.blocks[index]
      guard block.kind == .html, !file.text.hasHTMLEnd(block.firstLine) else { return nil }
      let lines = file.file.region(ofBlock: index).dropFirst().prefix { !file.text.isBlank($0) }
      let hidden = lines.filter { file.text.marker(ofLine: $0) != nil }
      return hidden.first.map { line in
        finding(line: line, of: hidden.count, below: block.firstLine, in: file.text)
      }
    }
  }

  private static func finding(
    line: Int,
    of count: Int,
    below opener: Int,
    in text: SourceText
  ) -> Finding {
    let indent = text.bytes[text.content(ofLine: line)].prefix(while: \.isBlank).count
    let hidden =
      count == 1
      ? "what looks like a card here is part of"
      : "\(count) lines from here on look like cards and are part of"
    return Finding(
      .htmlHidesCards,
      at: SourceLocation(line: line + 1, column: indent + 1),
      "\(hidden) the HTML that begins in line \(opener + 1); put an empty line before this one"
    )
  }
}

extension SourceText {
  /// Whether a line begins HTML that lasts until something ends it, and not to the next empty line.
  fileprivate func hasHTMLEnd(_ line: Int) -> Bool {
    let start = bytes[content(ofLine: line)].drop { $0 == .space }
    if start.starts(with: "<!".utf8) || start.starts(with: "<?".utf8) { return true }
    let name = start.dropFirst().prefix { $0.isLetter }.text.lowercased()
    return ["script", "style", "pre"].contains(name)
  }
}
