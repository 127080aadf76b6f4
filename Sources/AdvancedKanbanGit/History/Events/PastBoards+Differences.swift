internal import AdvancedKanbanMarkdown
internal import Git

extension PastBoards {
  /// What a commit made of a parent's board.
  ///
  /// - Parameters:
  ///   - step: The commit.
  ///   - parent: The parent.
  ///   - history: Where contents come from.
  /// - Returns: The difference of the parent's board to that of the commit.
  /// - Throws: ``KanbanStoreError``.
  mutating func difference(
    of step: BoardStep,
    to parent: BoardStep.Parent,
    in history: borrowing BoardHistory
  ) throws(KanbanStoreError) -> PastDifference {
    let new = try layout(of: step.files, in: history)
    let old = try layout(of: parent.files, in: history)
    if old.hasNamesakes || new.hasNamesakes {
      return PastDifference(
        from: (old, try wholeColumns(of: old, in: history)),
        to: (new, try wholeColumns(of: new, in: history))
      )
    }
    return old.hasColumns(of: new)
      ? try differenceOfSameColumns(from: old, to: new, in: history)
      : try differenceOfOtherColumns(from: old, to: new, in: history)
  }

  /// The difference by the columns with another content alone.
  private mutating func differenceOfSameColumns(
    from old: BoardLayout,
    to new: BoardLayout,
    in history: borrowing BoardHistory
  ) throws(KanbanStoreError) -> PastDifference {
    let changed = new.columns.indices.filter { new.columns[$0].blob != old.columns[$0].blob }
    var passages: [(old: ColumnPassage, new: ColumnPassage)] = []
    for index in changed {
      passages.append(try self.passages(from: old.columns[index], to: new.columns[index], history))
    }
    return PastDifference(
      from: (old, passages.map(\.old)),
      to: (new, passages.map(\.new)),
      at: changed
    )
  }

  /// The difference where columns have come, gone or changed their places, so that each may have to be
  /// told of by its title.
  private mutating func differenceOfOtherColumns(
    from old: BoardLayout,
    to new: BoardLayout,
    in history: borrowing BoardHistory
  ) throws(KanbanStoreError) -> PastDifference {
    var oldColumns: [Int: ColumnPassage] = [:]
    var newColumns: [ColumnPassage] = []
    for column in new.columns {
      if let place = old.columns.firstIndex(where: { $0.id == column.id }) {
        let passages = try passages(from: old.columns[place], to: column, history)
        oldColumns[place] = passages.old
        newColumns.append(passages.new)
      } else {
        newColumns.append(ColumnPassage(try version(of: column, in: history)))
      }
    }
    for (place, column) in old.columns.enumerated() where oldColumns[place] == nil {
      oldColumns[place] = ColumnPassage(try version(of: column, in: history))
    }
    return PastDifference(
      from: (old, old.columns.indices.compactMap { oldColumns[$0] }),
      to: (new, newColumns)
    )
  }

  private mutating func passages(
    from old: BoardLayout.Column,
    to new: BoardLayout.Column,
    _ history: borrowing BoardHistory
  ) throws(KanbanStoreError) -> (old: ColumnPassage, new: ColumnPassage) {
    let later = try version(of: new, in: history)
    let earlier = try version(of: old, near: later, in: history)
    return ColumnPassage.passages(from: earlier, to: later)
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
