/// The merge of two boards with a common base as a value: the merged board, and what there is to tell.
///
/// Which card is which is told by a ``BoardMatching`` of the base and either side, so that cards need
/// no block IDs, and a column whose file was renamed by hand is the same column. With an empty base,
/// the cards of the sides are matched with each other.
///
/// What holds whatever the boards are:
///
/// - A side that equals the base is no side: the result is the other one. Merging the result with
///   either side once more, with that side as the base, changes nothing.
/// - With the sides exchanged, the board is the same, and all that is told is the same but for the
///   naming of the sides.
/// - Every card is in one place, also where there is a conflict. None is lost: a card that both sides
///   have stays, and so does one that a side added.
///
/// It is a merge of states, so three branches may come out differently by the order in which they are
/// merged; no such merge can do better.
public struct BoardMerge<
  Card: KanbanWrittenCard,
  ColumnID: Hashable & Comparable & Sendable
>: Equatable {
  /// A column of the merged board.
  public typealias Column = MergedColumn<Card, ColumnID>

  /// Something to tell of the merge.
  public typealias Finding = MergeFinding<Card, ColumnID>

  /// The columns of the merged board in order.
  public let columns: [Column]

  /// What somebody has to decide: by columns, then by index.
  public let conflicts: [Finding]

  /// What has been decided and should be known: by columns, then by index.
  public let notices: [Finding]

  /// The same with the sides exchanged: the merge of ours into theirs.
  public var mirrored: BoardMerge {
    BoardMerge(
      columns: columns.map { $0.mirrored },
      conflicts: conflicts.map { $0.mirrored },
      notices: notices.map { $0.mirrored }
    )
  }
}

extension BoardMerge: Sendable where Card: Sendable {}

extension BoardMerge {
  /// Merges two boards whose columns are given whole.
  ///
  /// It takes time nearly in proportion to the number of cards.
  ///
  /// - Parameters:
  ///   - base: The columns of the common base in order; none where there is no common base.
  ///   - ours: The columns of our side in order.
  ///   - theirs: The columns of their side in order.
  ///   - policy: What becomes of a card that both sides moved to different columns.
  ///   - lastMove: When a side last moved a card, given as it is on that side; `nil` where that is not
  ///     known. Asked under ``MergePolicy/latest`` alone.
  public init<Column: KanbanWrittenColumn>(
    base: some Collection<Column>,
    ours: some Collection<Column>,
    theirs: some Collection<Column>,
    policy: MergePolicy = .direction,
    lastMove: (MergeSide, CardState<Card, ColumnID>) -> MoveStamp? = { _, _ in nil }
  ) where Column.Card == Card, Column.ID == ColumnID {
    let traces = BoardTraces(base: Array(base), ours: Array(ours), theirs: Array(theirs))
    let merger = BoardMerger(traces, policy, lastMove)
    let columns = merger.columns
    let findings = MergeFindings(columns, merger.destinations, traces)
    self.init(
      columns: columns.map { $0.column },
      conflicts: findings.conflicts,
      notices: findings.notices
    )
  }

  /// The merged board with the cards that are made of what the merge has found out.
  ///
  /// It can be the base of another merge, as where two branches have several common bases. A value
  /// that is in conflict is the one that was chosen, so there are no conflict markers in it.
  ///
  /// - Parameter card: Makes a card. Where ``MergedCard/taken`` is one, it should be that.
  /// - Returns: The columns in order.
  /// - Throws: What `card` throws.
  public func columns<Failure: Error>(
    making card: (MergedCard<Card, ColumnID>) throws(Failure) -> Card
  ) throws(Failure) -> [KanbanColumnSnapshot<Card, ColumnID>] {
    var result: [KanbanColumnSnapshot<Card, ColumnID>] = []
    for column in columns {
      var cards: [Card] = []
      for merged in column.cards { cards.append(try card(merged)) }
      result.append(
        KanbanColumnSnapshot(
          id: column.id,
          title: column.title.value,
          wipLimit: column.wipLimit.value,
          isCollapsed: column.isCollapsed.value,
          cards: cards
        )
      )
    }
    return result
  }
}
