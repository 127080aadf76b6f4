internal import AdvancedKanban

/// A board all of whose cards have an ID, by these IDs: what a merge has to do is easy to say.
package struct NamedBoard {
  /// The column of each card.
  package private(set) var columns: [String: String] = [:]

  /// Each card.
  package private(set) var cards: [String: WrittenCard] = [:]

  /// The cards of each column in order.
  package private(set) var orders: [String: [String]] = [:]

  /// How many cards there are.
  package private(set) var count = 0

  package init(_ board: [WrittenColumn]) {
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

  package var ids: Set<String> { Set(cards.keys) }
}
