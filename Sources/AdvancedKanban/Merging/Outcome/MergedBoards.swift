/// The boards that were merged, and the columns of the merged board: what all of its cards share.
final class MergedBoards<
  Card: KanbanWrittenCard,
  ColumnID: Hashable & Comparable & Sendable
> {
  let base: BoardCards<Card, ColumnID>
  let ours: BoardCards<Card, ColumnID>
  let theirs: BoardCards<Card, ColumnID>

  /// The IDs of the columns of the merged board.
  let columnIDs: [ColumnID]

  init(
    base: BoardCards<Card, ColumnID>,
    ours: BoardCards<Card, ColumnID>,
    theirs: BoardCards<Card, ColumnID>,
    columnIDs: [ColumnID]
  ) {
    (self.base, self.ours, self.theirs) = (base, ours, theirs)
    self.columnIDs = columnIDs
  }

  /// The same with the sides exchanged.
  var mirrored: MergedBoards {
    MergedBoards(base: base, ours: theirs, theirs: ours, columnIDs: columnIDs)
  }
}

extension MergedBoards: Sendable where Card: Sendable {}
