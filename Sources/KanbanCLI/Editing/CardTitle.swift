internal import AdvancedKanbanMarkdown

/// A title as it was typed, with the block ID that it may end in.
struct CardTitle {
  let text: String
  let blockID: String?

  init(_ typed: String) throws(Failure) {
    let typed = trimmed(typed)
    blockID = MarkdownKanbanColumn(id: "", bytes: Array("- [ ] \(typed)".utf8)).cards.first?.blockID
    text = blockID.map { trimmed(typed.dropLast($0.count + 1)) } ?? typed
    if text.isEmpty { throw .usage("a card needs a title") }
  }

  /// The text, for a card that has an ID or none already.
  var withoutBlockID: String {
    get throws(Failure) {
      guard let blockID else { return text }
      throw .usage(
        "a new title cannot end in '^\(blockID)'",
        hint: "the ID of a card stays as it is"
      )
    }
  }
}
