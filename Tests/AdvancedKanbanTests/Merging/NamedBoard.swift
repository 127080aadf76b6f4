import AdvancedKanban

/// A board all of whose cards have an ID, by these IDs: what a merge has to do is easy to say.
struct NamedBoard {
  /// The column of each card.
  private(set) var columns: [String: String] = [:]

  /// Each card.
  private(set) var cards: [String: WrittenCard] = [:]

  /// The cards of each column in order.
  private(set) var orders: [String: [String]] = [:]

  /// How many cards there are.
  private(set) var count = 0

  init(_ board: [WrittenColumn]) {
    for column in board {
      orders[column.id] = column.cards.compactMap(\.blockID)
      for card in column.cards {
        let id = card.blockID ?? ""
        columns[id] = column.id
        cards[id] = card
        count += 1
      }
    }
  }

  var ids: Set<String> { Set(cards.keys) }
}
