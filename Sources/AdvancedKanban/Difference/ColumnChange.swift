/// What one column is on two boards between which it differs, apart from its cards.
public struct ColumnChange<ColumnID: Hashable>: Hashable {
  /// The column on the first board; `nil` where the column has been added.
  public let before: ColumnState<ColumnID>?

  /// The column on the second board; `nil` where the column has been removed.
  public let after: ColumnState<ColumnID>?

  /// Whether the column is one of the fewest that have to be lifted out and put back in order to
  /// get the columns from their old order to their new one.
  public let isReordered: Bool

  /// Whether the column is on the second board only.
  public var isAdded: Bool { before == nil }

  /// Whether the column is on the first board only.
  public var isRemoved: Bool { after == nil }

  /// Whether the column has another ID, so that it was found by its cards.
  public var isFileRenamed: Bool { differs { $0.id == $1.id } }

  /// Whether the column has another title.
  public var isRenamed: Bool { differs { $0.title == $1.title } }

  /// Whether the column has another limit.
  public var isLimitChanged: Bool { differs { $0.wipLimit == $1.wipLimit } }

  /// Whether the column was folded or unfolded.
  public var isCollapseChanged: Bool { differs { $0.isCollapsed == $1.isCollapsed } }

  /// The change from the second board to the first.
  public var inverse: ColumnChange {
    ColumnChange(before: after, after: before, isReordered: isReordered)
  }
}

extension ColumnChange {
  /// Whether there is nothing to tell of the column. Its index may differ because of others.
  var changesNothing: Bool {
    !(isAdded || isRemoved || isReordered || isFileRenamed || isRenamed || isLimitChanged
      || isCollapseChanged)
  }

  /// Whether the column has to be put at its index, and does not get there by itself.
  var isPlaced: Bool { isAdded || isReordered }

  /// Column order: on the second board where the column is there, else on the first.
  var order: ChangeOrder {
    ChangeOrder(column: (after ?? before)?.index ?? 0, index: 0, rank: isRemoved ? 0 : 1)
  }

  /// Whether the column is on both boards, and not the same. Key paths would be made anew each time,
  /// which takes longer than all else about a column.
  private func differs(
    unless isSame: (ColumnState<ColumnID>, ColumnState<ColumnID>) -> Bool
  ) -> Bool {
    guard let before, let after else { return false }
    return !isSame(before, after)
  }
}

extension ColumnChange: Sendable where ColumnID: Sendable {}
