internal import AdvancedKanbanMarkdown

/// A card that is on the board no more, as somebody names it: by its block ID or a beginning of it, or
/// by its title or a part of it.
package struct SoughtCard: Hashable, Sendable {
  private let word: String
  private let isExact: Bool

  /// - Parameter word: What somebody calls the card; behind `^` only block IDs count.
  package init(_ word: String) {
    self.word = word
    isExact = false
  }

  init(blockID: String) {
    word = blockID
    isExact = true
  }

  /// How well a card fits, 0 being best; `nil` where it does not.
  func misfit(of card: MarkdownKanbanCard) -> Int? {
    let id = card.blockID
    let isID = word.hasPrefix("^")
    let name = isID ? String(word.dropFirst()) : word
    if let id, id == name { return 0 }
    if isExact || name.allSatisfy(\.isWhitespace) { return nil }
    let (wanted, title) = (name.lowercased(), card.title.lowercased())
    if !isID && title == wanted { return 1 }
    let fits = id?.lowercased().hasPrefix(wanted) ?? false || !isID && title.contains(wanted)
    return fits ? 2 : nil
  }
}
