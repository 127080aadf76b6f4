/// The difference of two boards as a value: what has to be told of the cards and of the columns to
/// get from the one to the other, and nothing else.
///
/// Which card is which is told by a ``BoardMatching``. A card that others have pushed up or down is
/// not changed: of the cards that stay in a column, the fewest that explain its new order are
/// reordered. Where two choices would be as few, those cards stay that have the least way to go,
/// and then those whose bytes come first; so the difference is the same from either side, and
/// ``inverse`` is the difference of the second board to the first.
///
/// ``applied(to:)`` makes the second board of the first, whatever is on the two boards.
public struct BoardDifference<
  Card: KanbanWrittenCard,
  ColumnID: Hashable & Comparable & Sendable
>: Equatable {
  /// What changed of the columns, in the order of the second board's columns; a removed column
  /// stands where it was on the first.
  public let columns: [ColumnChange<ColumnID>]

  /// What changed of the cards: by columns, then by index on the second board; a removed card stands
  /// where it was on the first.
  public let cards: [CardChange<Card, ColumnID>]

  init(columns: [ColumnChange<ColumnID>], cards: [CardChange<Card, ColumnID>]) {
    self.columns = columns.count > 1 ? columns.sorted { $0.order < $1.order } : columns
    guard cards.count > 1 else {
      self.cards = cards
      return
    }
    // Large values are quicker to sort by number.
    let order = cards.enumerated().map { ($1.order, $0) }.sorted { $0 < $1 }
    self.cards = order.map { cards[$0.1] }
  }

  /// Whether the boards do not differ.
  public var isEmpty: Bool { columns.isEmpty && cards.isEmpty }

  /// The difference of the second board to the first: it takes back what this one does.
  public var inverse: BoardDifference {
    BoardDifference(columns: columns.map(\.inverse), cards: cards.map(\.inverse))
  }
}

extension BoardDifference: Sendable where Card: Sendable {}
