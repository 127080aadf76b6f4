/// What a column is called and how it is set on one board, and where it is there.
public struct ColumnState<ColumnID: Hashable>: Hashable {
  /// The identity of the column.
  public let id: ColumnID

  /// The position of the column among the columns of the board, from 0.
  public let index: Int

  /// What the column is called.
  public let title: String

  /// The number of cards the column should hold at most, or `nil` where there is no limit.
  public let wipLimit: Int?

  /// Whether the column is shown without its cards.
  public let isCollapsed: Bool
}

extension ColumnState {
  init<Column: KanbanWrittenColumn>(_ column: Column, at index: Int) where Column.ID == ColumnID {
    id = column.id
    self.index = index
    title = column.title
    wipLimit = column.wipLimit
    isCollapsed = column.isCollapsed
  }
}

extension ColumnState: Sendable where ColumnID: Sendable {}
