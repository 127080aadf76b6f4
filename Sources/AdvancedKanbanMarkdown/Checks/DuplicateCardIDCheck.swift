internal import SourceText

/// Finds block IDs that more than one card has.
enum DuplicateCardIDCheck {
  static func findings(in columns: [MarkdownKanbanColumn]) -> [Finding] {
    var first: [String: MarkdownKanbanCard] = [:]
    return columns.flatMap(\.cards).compactMap { card in
      guard let id = card.blockID else { return nil }
      guard let other = first.updateValue(first[id] ?? card, forKey: id) else { return nil }
      return Finding(
        "duplicate-card-id",
        .error,
        path: card.path,
        at: SourceLocation(line: card.firstLine, column: 1),
        message: "the card ID '^\(id)' is in use already, in \(other.path):\(other.firstLine)"
      )
    }
  }
}
