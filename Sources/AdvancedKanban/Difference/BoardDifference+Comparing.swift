extension BoardDifference {
  /// Finds out what differs between two boards.
  ///
  /// - Parameters:
  ///   - old: The columns of the first board in order.
  ///   - new: The columns of the second board in order.
  public init<Column: KanbanWrittenColumn>(
    from old: some Collection<Column>,
    to new: some Collection<Column>
  ) where Column.Card == Card, Column.ID == ColumnID {
    self.init(from: old, to: new, matching: BoardMatching(from: old, to: new))
  }

  /// Finds out what differs between two boards of which it is known which card is which.
  ///
  /// - Parameters:
  ///   - old: The columns of the first board in order.
  ///   - new: The columns of the second board in order.
  ///   - matching: Which card and which column of the first board is which of the second.
  public init<Column: KanbanWrittenColumn>(
    from old: some Collection<Column>,
    to new: some Collection<Column>,
    matching: BoardMatching
  ) where Column.Card == Card, Column.ID == ColumnID {
    let comparison = BoardComparison(old: Array(old), new: Array(new), matching: matching)
    self.init(columns: comparison.columns, cards: comparison.cards)
  }
}
