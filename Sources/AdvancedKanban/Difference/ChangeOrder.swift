/// Where a change stands among others.
struct ChangeOrder: Comparable {
  let column: Int
  let index: Int
  let rank: Int

  static func < (left: ChangeOrder, right: ChangeOrder) -> Bool {
    (left.column, left.index, left.rank) < (right.column, right.index, right.rank)
  }
}
