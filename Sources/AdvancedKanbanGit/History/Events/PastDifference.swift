internal import AdvancedKanban
internal import AdvancedKanbanMarkdown
internal import Git

/// The difference of a commit's board to a parent's, found by the columns that have changed.
struct PastDifference: Sendable {
  let old: BoardLayout
  let new: BoardLayout
  let changes: MarkdownKanbanColumn.Difference

  /// The columns that were compared.
  private let oldColumns: [ColumnPassage]
  private let newColumns: [ColumnPassage]
  private let matching: BoardMatching

  /// The positions of these columns on either board, if they are not all there are; all others are the
  /// same on both.
  private let positions: [Int]?

  /// - Parameters:
  ///   - old: The parent's board, and the columns of it to compare.
  ///   - new: The commit's board, and the columns of it to compare.
  ///   - positions: Where the columns are on both boards, if they are not all.
  init(
    from old: (layout: BoardLayout, columns: [ColumnPassage]),
    to new: (layout: BoardLayout, columns: [ColumnPassage]),
    at positions: [Int]? = nil
  ) {
    matching = BoardMatching(from: old.columns, to: new.columns)
    let changes = MarkdownKanbanColumn.Difference(
      from: old.columns,
      to: new.columns,
      matching: matching
    )
    self.changes = positions.map(changes.ofColumns) ?? changes
    self.positions = positions
    (self.old, oldColumns) = old
    (self.new, newColumns) = new
  }

  /// The titles of the columns that were compared, by their IDs.
  var titles: (old: [String: String], new: [String: String]) {
    (Self.titles(of: oldColumns), Self.titles(of: newColumns))
  }

  private static func titles(of columns: [ColumnPassage]) -> [String: String] {
    Dictionary(columns.map { ($0.id, $0.title) }, uniquingKeysWith: { first, _ in first })
  }
}

// MARK: - Where things were

extension PastDifference {
  /// The position on the old board of a column of the new one, if it was there.
  func oldColumn(of column: Int) -> Int? {
    guard let positions else { return matching.oldColumn(of: column) }
    guard let place = positions.firstIndex(of: column) else { return column }
    return matching.oldColumn(of: place).map { positions[$0] }
  }

  /// Where a card of the new board was on the old one, if it was there.
  func oldPosition(of position: BoardPosition) -> BoardPosition? {
    guard let positions else { return oldPosition(among: position) }
    guard let place = positions.firstIndex(of: position.column) else { return position }
    return oldPosition(among: BoardPosition(column: place, index: position.index)).map { old in
      BoardPosition(column: positions[old.column], index: old.index)
    }
  }

  /// The same by positions among the columns that were compared.
  private func oldPosition(among position: BoardPosition) -> BoardPosition? {
    let column = newColumns[position.column]
    let index = position.index - column.firstIndex
    if column.cards.indices.contains(index) {
      let known = BoardPosition(column: position.column, index: index)
      return matching.oldPosition(of: known).map { old in
        BoardPosition(column: old.column, index: oldColumns[old.column].firstIndex + old.index)
      }
    }
    // What is left out is the same on both sides, counted from the same end.
    guard let oldColumn = matching.oldColumn(of: position.column) else { return nil }
    let growth = index < 0 ? 0 : column.cards.count - oldColumns[oldColumn].cards.count
    return BoardPosition(column: oldColumn, index: position.index - growth)
  }
}
