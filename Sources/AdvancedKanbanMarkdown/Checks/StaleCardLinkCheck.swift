internal import SourceText

extension Check {
  static let staleCardLink = Check(
    "stale-card-link",
    .warning,
    "A link names a card in the column that it has left",
    onBoard: StaleCardLinkCheck.findings
  )
}

/// Finds links such as `[[backlog#^k7x2m9]]` and `[it](backlog.md#^k7x2m9)` whose card has moved on.
///
/// A move takes the ID along and rewrites no link: whoever has written one is told here.
private enum StaleCardLinkCheck {
  static func findings(in board: CheckedBoard) -> [Finding] {
    let links = board.files.flatMap { file in
      CardLink.all(in: file.text).map { (file, $0) }
    }
    guard !links.isEmpty else { return [] }
    let places = CardPlaces(board.board.columns)
    return links.compactMap { file, link in
      guard let card = places.card(missedBy: link) else { return nil }
      return Finding(
        .staleCardLink,
        path: file.name,
        at: file.text.location(at: link.offset),
        "'\(link.text)' leads to a card that is in \(card.path):\(card.firstLine) now; "
          + "write '\(link.text(leadingTo: card.path))'"
      )
    }
  }
}

/// Which column has the card with which ID.
private struct CardPlaces {
  private let columns: Set<String>
  private let cards: [String: [MarkdownKanbanCard]]

  init(_ columns: [MarkdownKanbanColumn]) {
    self.columns = Set(columns.map { $0.id.lowercased() })
    let cards = columns.flatMap(\.cards).filter { $0.blockID != nil }
    self.cards = Dictionary(grouping: cards) { $0.blockID ?? "" }
  }

  /// The card that a link to a column means and that is in another one.
  func card(missedBy link: CardLink) -> MarkdownKanbanCard? {
    guard columns.contains(link.column.lowercased()), let cards = cards[link.blockID] else {
      return nil
    }
    let path = link.column.lowercased() + ".md"
    return cards.contains { $0.path.lowercased() == path } ? nil : cards.first
  }
}

/// A link to a block of a file: the name of the file, `#^`, and the ID.
private struct CardLink {
  /// The offset of the name.
  let offset: Int

  /// The name without `.md`, as it is written.
  let column: String

  let blockID: String

  /// What stands between the name and the ID.
  private let joint: String

  var text: String { column + joint + blockID }

  func text(leadingTo path: String) -> String {
    (path.hasSuffix(".md") ? String(path.dropLast(3)) : path) + joint + blockID
  }

  static func all(in text: SourceText) -> [CardLink] {
    let (hash, caret) = (UInt8(ascii: "#"), UInt8(ascii: "^"))
    let marks = text.bytes.indices.dropLast().filter {
      text.bytes[$0] == hash && text.bytes[$0 + 1] == caret
    }
    return marks.compactMap { CardLink(around: $0, in: text) }
  }

  private init?(around mark: Int, in text: SourceText) {
    let line = text.content(ofLine: text.line(at: mark))
    let id = text.bytes[(mark + 2)..<line.upperBound].prefix {
      $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "-")
    }
    let before = text.bytes[line.lowerBound..<mark]
    guard !id.isEmpty, let start = before.lastIndex(where: { "[(<".utf8.contains($0) }) else {
      return nil
    }
    let path = before[(start + 1)...]
    let name =
      path.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).last ?? path
    let isFile = name.text.hasSuffix(".md")
    offset = name.startIndex
    column = isFile ? String(name.text.dropLast(3)) : name.text
    joint = isFile ? ".md#^" : "#^"
    blockID = id.text
  }
}
