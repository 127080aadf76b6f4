/// Why a move cannot be made on the columns at hand.
public enum KanbanMoveError<
  CardID: Hashable & Sendable,
  ColumnID: Hashable & Sendable
>: Error, Hashable {
  /// No column holds the card.
  case unknownCard(CardID)

  /// There is no such column.
  case unknownColumn(ColumnID)

  /// The column has no such index, or insertion slot if the request named a slot.
  case indexOutOfRange(Int, in: ColumnID, valid: ClosedRange<Int>)

  /// The card is not where the move starts: the move was made for older columns.
  case cardHasMoved(CardID, expected: KanbanPlace<ColumnID>, found: KanbanPlace<ColumnID>)
}
