internal import SourceText

/// Finds block IDs that more than one card has.
enum DuplicateCardIDCheck {
  static func findings(in columns: [MarkdownKanbanColumn]) -> [Finding] {
    columns.flatMap { column in
      column.cards.filter(\.sharesBlockID).map { finding(for: $0, in: columns) }
    }
  }

  private static func finding(
    for card: MarkdownKanbanCard,
    in columns: [MarkdownKanbanColumn]
  ) -> Finding {
    let id = card.blockID ?? ""
    let owner = columns.lazy.flatMap(\.cards).first { $0.id == .block(id) }
    let place = owner.map { " in \($0.path):\($0.firstLine)" } ?? ""
    return Finding(
      "duplicate-card-id",
      .error,
      path: card.path,
      at: SourceLocation(line: card.firstLine, column: 1),
      message: "the card ID '^\(id)' is in use already\(place)"
    )
  }
}

extension MarkdownKanbanCard {
  /// Whether an earlier card has the same block ID, so that this one goes by its bytes.
  fileprivate var sharesBlockID: Bool {
    guard case .text = id else { return false }
    return blockID != nil
  }
}
