/// Where a card ends, and what there is to tell of it.
struct CardDestination {
  /// The number of the column's trace.
  let column: Int

  /// What there is to tell.
  var finding: CardMergeKind?

  /// Whether somebody has to decide about it.
  var isConflict = false
}

/// Finds out in which column each card ends.
struct CardRouter<Column: KanbanWrittenColumn> {
  typealias State = CardState<Column.Card, Column.ID>

  let traces: BoardTraces<Column>
  let policy: MergePolicy

  /// How far along each column is, by the numbers of the traces.
  let ranks: [Int]

  /// The destination of a card, `nil` where it is gone.
  func destination(
    of trace: CardTrace,
    lastMove: (MergeSide, State) -> MoveStamp?
  ) -> CardDestination? {
    let columns = traces.columns(of: trace)
    guard let ours = columns.ours, let theirs = columns.theirs else {
      return destination(of: trace, in: columns)
    }
    if ours == theirs || theirs == columns.base { return CardDestination(column: ours) }
    if ours == columns.base { return CardDestination(column: theirs) }
    return choose(Versions(base: columns.base, ours: ours, theirs: theirs), ours, theirs) { side in
      traces[side].held.state(at: trace.positions[side]).flatMap { lastMove(side, $0) }
    }
  }

  /// The destination of a card that one side does not have: an edit or a move to another column counts
  /// more than a removal, a new place in the column or another spelling does not.
  private func destination(of trace: CardTrace, in columns: Versions<Int>) -> CardDestination? {
    guard let side = columns.onlySide, let column = columns[side] else { return nil }
    let texts = traces.texts(of: trace)
    guard let base = texts.base, let card = texts[side] else {
      return CardDestination(column: column)
    }
    if !card.isRespelled(from: base) {
      return CardDestination(column: column, finding: .keptForEdit)
    }
    return column == columns.base ? nil : CardDestination(column: column, finding: .keptForMove)
  }
}

// MARK: - Two destinations

extension CardRouter {
  private func choose(
    _ columns: Versions<Int>,
    _ ours: Int,
    _ theirs: Int,
    lastMove: (MergeSide) -> MoveStamp?
  ) -> CardDestination {
    let (nearer, further) = ranks[ours] < ranks[theirs] ? (ours, theirs) : (theirs, ours)
    switch policy {
    case .conflict: return apart(further, isConflict: true)
    case .furthest: return apart(further)
    case .direction: return inDirection(from: columns.base, nearer, further)
    case .latest:
      let (our, their) = (lastMove(.ours), lastMove(.theirs))
      guard our != their else { return inDirection(from: columns.base, nearer, further) }
      guard let our, let their else { return apart(our == nil ? theirs : ours) }
      return apart(our < their ? theirs : ours)
    }
  }

  private func inDirection(from start: Int?, _ nearer: Int, _ further: Int) -> CardDestination {
    guard let start else { return apart(further) }
    if ranks[nearer] > ranks[start] { return apart(further) }
    if ranks[further] < ranks[start] { return apart(nearer) }
    return apart(further, isConflict: true)
  }

  private func apart(_ column: Int, isConflict: Bool = false) -> CardDestination {
    CardDestination(column: column, finding: .movedApart, isConflict: isConflict)
  }
}

extension BoardTraces {
  /// The numbers of the traces of the columns that a card is in.
  func columns(of trace: CardTrace) -> Versions<Int> {
    Versions(
      base: trace.positions.base?.column,
      ours: trace.positions.ours.map { ours.columnTraces[$0.column] },
      theirs: trace.positions.theirs.map { theirs.columnTraces[$0.column] }
    )
  }
}
