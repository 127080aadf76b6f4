/// Where a card is asked to go, in the words of whoever asks.
///
/// An *insertion slot* is a gap between the cards of a column as it is seen, with the moving card
/// still in its place. A column of `count` cards has the slots `0...count`: slot 0 lies above the
/// first card, slot `k` between the cards `k - 1` and `k`, slot `count` below the last one. In the
/// card's own column the slots just above and just below it are both where it already is.
public enum KanbanMoveTarget<CardID: Hashable, ColumnID: Hashable>: Hashable {
  /// An insertion slot of a column, from 0, as a pointer gives it.
  case slot(ColumnID, Int)

  /// The index in a column, from 0, that the card is to have after the move.
  case index(ColumnID, Int)

  /// Above all other cards of a column.
  case top(ColumnID)

  /// Below all other cards of a column.
  case bottom(ColumnID)

  /// Right above another card, in the column of that card.
  case before(CardID)

  /// Right below another card, in the column of that card.
  case after(CardID)
}

extension KanbanMoveTarget: Sendable where CardID: Sendable, ColumnID: Sendable {}
