internal import AdvancedKanban
internal import AdvancedKanbanMarkdown
internal import Git

/// The difference of a commit's board to a parent's, found by the columns that have changed.
struct PastDifference: Sendable {
  let old: BoardLayout
  let new: BoardLayout
  let changes: MarkdownKanbanColumn.Difference

  private let oldColumns: [ColumnPassage]
  private let newColumns: [ColumnPassage]
  private let matching: BoardMatching

  init(
    from old: (layout: BoardLayout, columns: [ColumnPassage]),
    to new: (layout: BoardLayout, columns: [ColumnPassage])
  ) {
    matching = BoardMatching(from: old.columns, to: new.columns)
    changes = MarkdownKanbanColumn.Difference(
      from: old.columns,
      to: new.columns,
      matching: matching
    )
    (self.old, oldColumns) = old
    (self.new, newColumns) = new
  }

  /// The titles of the columns that have changed, by their IDs.
  var titles: (old: [String: String], new: [String: String]) {
    (Self.titles(of: oldColumns), Self.titles(of: newColumns))
  }

  private static func titles(of columns: [ColumnPassage]) -> [String: String] {
    Dictionary(
      columns.lazy.filter { !$0.title.isEmpty }.map { ($0.id, $0.title) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// The position on the old board of a column of the new one, if it was there.
  func oldColumn(of column: Int) -> Int? { matching.oldColumn(of: column) }

  /// Where a card of the new board was on the old one, if it was there.
  func oldPosition(of position: BoardPosition) -> BoardPosition? {
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
    let growth = column.cards.count - oldColumns[oldColumn].cards.count
    return BoardPosition(
      column: oldColumn,
      index: position.index - (index < 0 ? 0 : growth)
    )
  }
}

extension PastBoards {
  /// What a commit made of a parent's board.
  ///
  /// - Parameters:
  ///   - step: The commit.
  ///   - parent: The parent.
  ///   - history: Where contents come from.
  mutating func difference(
    of step: BoardStep,
    to parent: BoardStep.Parent,
    in history: borrowing BoardHistory
  ) throws(KanbanStoreError) -> PastDifference {
    let new = try layout(of: step.files, at: step.id, in: history)
    var old = BoardLayout.none
    if let id = parent.id { old = try layout(of: parent.files, at: id, in: history) }
    if old.hasNamesakes || new.hasNamesakes {
      return try wholeDifference(from: old, to: new, in: history)
    }
    return try difference(from: old, to: new, in: history)
  }

  private mutating func difference(
    from old: BoardLayout,
    to new: BoardLayout,
    in history: borrowing BoardHistory
  ) throws(KanbanStoreError) -> PastDifference {
    let isOrderSame = old.hasColumns(of: new)
    var oldColumns = old.columns.map { ColumnPassage(unchanged: $0.id) }
    var newColumns: [ColumnPassage] = []
    var seen: Set<Int> = []
    for (index, column) in new.columns.enumerated() {
      let place = isOrderSame ? index : old.columns.firstIndex { $0.id == column.id }
      guard let place else {
        newColumns.append(ColumnPassage(try version(of: column, in: history)))
        continue
      }
      if !isOrderSame { seen.insert(place) }
      // Where columns have changed, each may have to be told of by its title.
      if isOrderSame, old.columns[place].blob == column.blob {
        newColumns.append(oldColumns[place])
        continue
      }
      let later = try version(of: column, in: history)
      let earlier = try version(of: old.columns[place], near: later, in: history)
      let passages = ColumnPassage.passages(from: earlier, to: later)
      oldColumns[place] = passages.old
      newColumns.append(passages.new)
    }
    if !isOrderSame {
      for place in old.columns.indices where !seen.contains(place) {
        oldColumns[place] = ColumnPassage(try version(of: old.columns[place], in: history))
      }
    }
    return PastDifference(from: (old, oldColumns), to: (new, newColumns))
  }

  /// The difference found by all columns as wholes.
  private mutating func wholeDifference(
    from old: BoardLayout,
    to new: BoardLayout,
    in history: borrowing BoardHistory
  ) throws(KanbanStoreError) -> PastDifference {
    PastDifference(
      from: (old, try wholeColumns(of: old, in: history)),
      to: (new, try wholeColumns(of: new, in: history))
    )
  }

  private mutating func wholeColumns(
    of layout: BoardLayout,
    in history: borrowing BoardHistory
  ) throws(KanbanStoreError) -> [ColumnPassage] {
    var columns: [ColumnPassage] = []
    for column in layout.columns {
      columns.append(ColumnPassage(try version(of: column, in: history)))
    }
    return columns
  }
}
