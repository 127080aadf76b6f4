/// A column on the boards of a merge.
struct ColumnVersions<ID: Hashable & Comparable> {
  let states: Versions<ColumnState<ID>>

  /// What the column is called; `nil` where neither side has it.
  var title: MergedValue<String>? {
    merged(\.title) { MergedValue(base: $0, ours: $1, theirs: $2) }
  }

  /// The limit; in a conflict the lower one is chosen.
  var wipLimit: MergedValue<Int?>? {
    merged(\.wipLimit) { base, ours, theirs in
      MergedValue(base: base, ours: ours, theirs: theirs, isSame: ==) { limit, other in
        guard let limit, let other else { return limit ?? other }
        return min(limit, other)
      }
    }
  }

  /// Whether the column is folded. One that both sides have added is not if either shows it: an open
  /// column hides nothing.
  var isCollapsed: MergedValue<Bool>? {
    merged(\.isCollapsed) { base, ours, theirs in
      guard base == nil, ours != theirs else {
        return MergedValue(base: base, ours: ours, theirs: theirs, isSame: ==) { $0 && $1 }
      }
      return .combined(false)
    }
  }

  /// The ID; of two new ones the lower one is chosen.
  var id: MergedValue<ID>? {
    merged(\.id) { MergedValue(base: $0, ours: $1, theirs: $2, isSame: ==, choose: min) }
  }

  /// Whether one side has removed the column.
  var isRemovedOnOneSide: Bool { states.base != nil && states.onlySide != nil }

  /// Whether the side that alone has the column has set it in another way than the base has.
  var isChangedOnOnlySide: Bool {
    guard let base = states.base, let state = states.onlySide.flatMap({ states[$0] }) else {
      return false
    }
    return state.id != base.id || !state.title.utf8.elementsEqual(base.title.utf8)
      || state.wipLimit != base.wipLimit || state.isCollapsed != base.isCollapsed
  }

  /// Merges a value that a column has: that of a column that one side alone has is as it is there.
  private func merged<Value: Equatable>(
    _ value: (ColumnState<ID>) -> Value,
    both: (Value?, Value, Value) -> MergedValue<Value>
  ) -> MergedValue<Value>? {
    if let ours = states.ours, let theirs = states.theirs {
      return both(states.base.map(value), value(ours), value(theirs))
    }
    return states.onlySide.flatMap { side in
      states[side].map { MergedValue(value($0), on: side) }
    }
  }
}
