internal import SourceText

extension Check {
  static let duplicateCardID = Check(
    "duplicate-card-id",
    .error,
    "Two cards have the same block ID",
    onBoard: { board in
      let doubled = Set(DoubledCard.all(in: board.board.columns).map(\.copy))
      return board.board.findings.filter { finding in
        let place = CardPlace(path: finding.path, line: finding.line)
        return finding.code == "duplicate-card-id" && !doubled.contains(place)
      }
    }
  )
}

/// Finds block IDs that more than one card has.
enum DuplicateCardIDCheck {
  static func findings(in columns: [MarkdownKanbanColumn]) -> [Finding] {
    let sharing = columns.flatMap { $0.cards.filter(\.sharesBlockID) }
    guard !sharing.isEmpty else { return [] }
    let owners = Dictionary(
      columns.lazy.flatMap(\.cards).map { ($0.id, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    return sharing.map { card in
      let id = card.blockID ?? ""
      let place = owners[.block(id)].map { " in \($0.path):\($0.firstLine)" } ?? ""
      return Finding(
        .duplicateCardID,
        path: card.path,
        at: SourceLocation(line: card.firstLine, column: 1),
        "the card ID '^\(id)' is in use already\(place)"
      )
    }
  }
}

extension MarkdownKanbanCard {
  /// Whether an earlier card has the same block ID, so that this one goes by its bytes.
  fileprivate var sharesBlockID: Bool {
    guard blockID != nil, case .text = id else { return false }
    return true
  }
}
