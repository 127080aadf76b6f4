/// Where a card is: a column, and the card's index in it.
public struct KanbanPlace<ColumnID: Hashable>: Hashable {
  /// The column that holds the card.
  public var columnID: ColumnID

  /// The index of the card among the column's cards, from 0.
  public var index: Int

  /// Creates the place at `index`, from 0, of a column.
  public init(columnID: ColumnID, index: Int) {
    self.columnID = columnID
    self.index = index
  }
}

extension KanbanPlace: Sendable where ColumnID: Sendable {}
