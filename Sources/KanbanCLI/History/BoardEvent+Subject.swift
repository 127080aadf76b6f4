internal import AdvancedKanban
internal import AdvancedKanbanMarkdown

extension BoardEvent<MarkdownKanbanCard, String> {
  /// The block ID of the card that it happened to, afterwards.
  var blockID: String? {
    guard case .card(_, let change) = self else { return nil }
    return (change.after ?? change.before)?.card.blockID
  }

  /// The titles that a card had before and got instead, fit for a terminal; `nil` where it kept its own.
  var retitling: (old: String, new: String)? {
    guard case .card(.edited, let change) = self, change.fields.contains(.title),
      let old = change.before?.card.title, let new = change.after?.card.title
    else { return nil }
    return ("\"\(TerminalText.visible(old))\"", "\"\(TerminalText.visible(new))\"")
  }
}
