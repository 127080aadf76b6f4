/// A card as it is on one board, and where.
public struct CardState<Card: KanbanWrittenCard, ColumnID: Hashable>: Equatable {
  /// The column that holds the card.
  public let columnID: ColumnID

  /// The position of the column among the columns of the board, from 0.
  public let columnIndex: Int

  /// The index of the card among the cards of its column, from 0.
  public let index: Int

  /// The card.
  public let card: Card

  /// The place of the card on its board.
  public var place: KanbanPlace<ColumnID> { KanbanPlace(columnID: columnID, index: index) }

  /// The place of the card on its board, by numbers.
  public var position: BoardPosition { BoardPosition(column: columnIndex, index: index) }
}

extension CardState: Sendable where Card: Sendable, ColumnID: Sendable {}
