/// Which columns a merged board has, and in which order.
struct ColumnArrangement<Column: KanbanWrittenColumn> {
  /// A column of the merged board.
  struct Entry {
    /// The number of the column's trace.
    let trace: Int

    let placement: MergedPlacement
    let versions: ColumnVersions<Column.ID>

    /// The ID that it has on the merged board.
    let id: Column.ID
  }

  private let traces: BoardTraces<Column>

  /// All columns that either side has, in order.
  private let order: [(item: Int, placement: MergedPlacement)]

  init(_ traces: BoardTraces<Column>) {
    self.traces = traces
    let ids = traces.columns.map { column in
      let ids = traces.states(of: column).map { $0.id }
      return [ids.base].compactMap { $0 } + [ids.ours, ids.theirs].compactMap { $0 }.sorted()
    }
    let lists = Versions(
      base: Array(traces.base.columns.indices),
      ours: traces.ours.columnTraces,
      theirs: traces.theirs.columnTraces
    )
    order = MergedOrder.merge(lists) { ColumnKey(ids: ids[$0]) }
  }

  /// How far along each column is, by the numbers of the traces: its place in the order, and for a
  /// column that neither side has any more right behind the one that it was behind.
  var ranks: [Int] {
    var ranks = traces.columns.map { _ in -1 }
    for (place, entry) in order.enumerated() { ranks[entry.item] = 2 * place + 1 }
    var last = -1
    for column in traces.base.columns.indices {
      if ranks[column] < 0 { ranks[column] = last + 1 } else { last = ranks[column] }
    }
    return ranks
  }

  /// The columns of the merged board in order.
  ///
  /// One that a side has removed is there if a card ends in it or the other side has changed what it is
  /// called or how it is set.
  ///
  /// No two have the same ID: a column whose file a side has renamed to what another column is called
  /// goes on with its old name, which no other column can have.
  ///
  /// - Parameter isUsed: Whether a card ends in the column with this trace.
  /// - Returns: The columns.
  func entries(isUsed: (Int) -> Bool) -> [Entry] {
    let kept = order.compactMap { trace, placement -> Entry? in
      let versions = ColumnVersions(states: traces.states(of: traces.columns[trace]))
      let isKept = !versions.isRemovedOnOneSide || versions.isChangedOnOnlySide || isUsed(trace)
      guard isKept, let id = versions.id?.value else { return nil }
      return Entry(trace: trace, placement: placement, versions: versions, id: id)
    }
    let counts = Dictionary(kept.map { ($0.id, 1) }, uniquingKeysWith: +)
    return kept.map { counts[$0.id] == 1 ? $0 : $0.withOldID }
  }
}

extension ColumnArrangement.Entry {
  fileprivate var withOldID: Self {
    Self(
      trace: trace,
      placement: placement,
      versions: versions,
      id: versions.states.base?.id ?? id
    )
  }
}

/// The IDs that a column has, that on the base first.
private struct ColumnKey<ID: Comparable>: Comparable {
  let ids: [ID]

  static func < (left: Self, right: Self) -> Bool {
    left.ids.lexicographicallyPrecedes(right.ids)
  }
}

extension BoardTraces {
  fileprivate func states(of column: Versions<Int>) -> Versions<ColumnState<Column.ID>> {
    Versions(
      base: column.base.map { base.columnState(at: $0) },
      ours: column.ours.map { ours.columnState(at: $0) },
      theirs: column.theirs.map { theirs.columnState(at: $0) }
    )
  }
}
