internal import AdvancedKanban
internal import AdvancedKanbanMarkdown

extension BoardEvent<MarkdownKanbanCard, String> {
  /// The block ID of the card that it happened to, afterwards.
  var blockID: String? {
    guard case .card(_, let change) = self else { return nil }
    return (change.after ?? change.before)?.card.blockID
  }

  /// The title that the card had before it got another one.
  var formerTitle: String? {
    guard case .card(.edited, let change) = self, change.fields.contains(.title) else { return nil }
    return change.before?.card.title
  }
}
