internal import SourceText

extension Check {
  static let frontMatterHidesCards = Check(
    "front-matter-hides-cards",
    .error,
    "List items between two '---' lines count as front matter and not as cards",
    inFile: { file in
      guard let line = file.file.hiddenCardLine else { return [] }
      return [.frontMatterHidesCards(at: SourceLocation(line: line + 1, column: 1))]
    }
  )
}

extension MarkdownCardFile {
  /// The first line, from 0, of what counts as front matter and was meant as cards: a list where
  /// `key: value` lines should be.
  var hiddenCardLine: Int? {
    guard let frontMatter, FrontMatter(frontMatter, in: text).problem != nil else { return nil }
    let first = (1..<frontMatter.closingLine).first { line in
      let content = text.bytes[text.content(ofLine: line)].trimmed
      return !content.isEmpty && content.first != UInt8(ascii: "#")
    }
    return first.flatMap { text.marker(ofLine: $0) == nil ? nil : $0 }
  }
}

extension SourceText {
  /// The list marker that a line begins with, as a line of the top level may.
  func marker(ofLine line: Int) -> ListMarker? {
    let marker = ListMarker(atStartOf: bytes[content(ofLine: line)])
    return marker.flatMap { $0.indent < 4 ? $0 : nil }
  }
}

extension Finding {
  fileprivate static func frontMatterHidesCards(at location: SourceLocation) -> Finding {
    Finding(
      .frontMatterHidesCards,
      at: location,
      "this list stands between two '---' lines at the beginning of the file, so it counts as front "
        + "matter and its cards are hidden; put an empty line before the first '---'"
    )
  }
}
