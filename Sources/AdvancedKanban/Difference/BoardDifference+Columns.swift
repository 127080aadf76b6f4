extension BoardDifference {
  /// The difference of two boards that was found by some of their columns alone: all others are the
  /// same on both, and in the same order.
  ///
  /// - Parameter positions: The position among all columns of each of those that were compared.
  /// - Returns: The same difference with positions among all columns.
  public func ofColumns(at positions: [Int]) -> BoardDifference {
    BoardDifference(
      columns: columns.map { change in
        ColumnChange(
          before: change.before?.moved(to: positions),
          after: change.after?.moved(to: positions),
          isReordered: change.isReordered
        )
      },
      cards: cards.map { change in
        CardChange(
          before: change.before?.moved(to: positions),
          after: change.after?.moved(to: positions),
          motion: change.motion,
          fields: change.fields
        )
      }
    )
  }
}

extension ColumnState {
  fileprivate func moved(to positions: [Int]) -> ColumnState {
    ColumnState(
      id: id,
      index: positions[index],
      title: title,
      wipLimit: wipLimit,
      isCollapsed: isCollapsed
    )
  }
}

extension CardState {
  fileprivate func moved(to positions: [Int]) -> CardState {
    CardState(columnID: columnID, columnIndex: positions[columnIndex], index: index, card: card)
  }
}
