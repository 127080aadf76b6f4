/// Finds out what there is to tell of a merge.
struct MergeFindings<Card: KanbanWrittenCard, ColumnID: Hashable & Comparable & Sendable> {
  typealias Finding = MergeFinding<Card, ColumnID>

  private(set) var conflicts: [Finding] = []
  private(set) var notices: [Finding] = []

  init<Column: KanbanWrittenColumn>(
    _ columns: [(column: MergedColumn<Card, ColumnID>, traces: [Int])],
    _ destinations: [CardDestination?],
    _ traces: BoardTraces<Column>
  ) where Column.Card == Card, Column.ID == ColumnID {
    let shared = SharedBlockIDs(columns.map { $0.column }, traces)
    for (column, numbers) in columns {
      add(column)
      // By indices, since what is generic is slow to iterate.
      for (index, number) in numbers.enumerated() {
        let (card, trace) = (column.cards[index], traces.cards[number])
        addConflicts(of: card, trace.isInvented(card), destinations[number])
        if shared.contains(card) { conflicts.append(.card(.sharesBlockID, card)) }
        addNotices(of: card, trace, destinations[number])
      }
    }
  }

  @inline(__always)
  private mutating func addConflicts(
    of card: MergedCard<Card, ColumnID>,
    _ isInvented: Bool,
    _ destination: CardDestination?
  ) {
    if let destination, let kind = destination.finding, destination.isConflict {
      conflicts.append(.card(kind, card))
    }
    if isInvented {
      conflicts.append(.card(.inventedTwice, card))
    } else if card.content.isConflict {
      conflicts.append(.card(.editedApart, card))
    }
  }

  @inline(__always)
  private mutating func addNotices(
    of card: MergedCard<Card, ColumnID>,
    _ trace: CardTrace,
    _ destination: CardDestination?
  ) {
    if let destination, let kind = destination.finding, !destination.isConflict {
      notices.append(.card(kind, card))
    }
    if card.content.fields?.blockID.isConflict == true {
      notices.append(.card(.identifiedApart, card))
    }
    if trace.union == .ofTwo { notices.append(.card(.keptOfTwo, card)) }
  }

  private mutating func add(_ column: MergedColumn<Card, ColumnID>) {
    if column.title.isConflict { conflicts.append(.column(.columnRenamedApart, column)) }
    if column.wipLimit.isConflict { conflicts.append(.column(.columnLimitedApart, column)) }
    let versions = ColumnVersions(
      states: Versions(base: column.base, ours: column.ours, theirs: column.theirs)
    )
    guard let id = versions.id else { return }
    if id.isConflict { notices.append(.column(.columnFileRenamedApart, column)) }
    if id.value != column.id { notices.append(.column(.columnFileNameTaken, column)) }
    guard versions.isRemovedOnOneSide else { return }
    let isUsed = !column.cards.isEmpty
    notices.append(.column(isUsed ? .columnKeptForCards : .columnKeptForSettings, column))
  }
}

/// The block IDs that more cards of a merged board have than of any board that was merged.
private struct SharedBlockIDs<Card: KanbanWrittenCard> {
  private var ids: Set<String> = []

  init<Column: KanbanWrittenColumn>(
    _ columns: [MergedColumn<Card, Column.ID>],
    _ traces: BoardTraces<Column>
  ) where Column.Card == Card {
    // More cards than on a side have an ID only where one has it that is not as it is on that side.
    let suspects = columns.blockIDs { !$0.isWhole(of: .ours) }
      .intersection(columns.blockIDs { !$0.isWhole(of: .theirs) })
    guard !suspects.isEmpty else { return }
    let counts = columns.flatMap { $0.cards.compactMap { $0.blockID } }.counts
    let repeated = suspects.filter { counts[$0, default: 0] > 1 }
    guard !repeated.isEmpty else { return }
    let before = [traces.base, traces.ours, traces.theirs].map { board in
      board.cards.flatMap { $0.compactMap { $0.blockID } }.counts
    }
    ids = repeated.filter { id in
      before.allSatisfy { $0[id, default: 0] < counts[id, default: 0] }
    }
  }

  func contains(_ card: MergedCard<Card, some Any>) -> Bool {
    !ids.isEmpty && card.blockID.map(ids.contains) ?? false
  }
}

extension Array {
  /// The block IDs of the cards of whose content something is true.
  fileprivate func blockIDs<Card, ColumnID>(
    where isWanted: (MergedContent) -> Bool
  ) -> Set<String> where Element == MergedColumn<Card, ColumnID> {
    var ids: Set<String> = []
    for column in self {
      // By indices, since what is generic is slow to iterate.
      for index in column.cards.indices where isWanted(column.cards[index].content) {
        if let id = column.cards[index].blockID { ids.insert(id) }
      }
    }
    return ids
  }
}

extension CardTrace {
  /// Whether both sides have made up the ID of a card for something else.
  fileprivate func isInvented(_ card: MergedCard<some Any, some Any>) -> Bool {
    union == .blockID && text == nil && card.content.fields?.isAgreed == false
  }
}

extension MergedCard {
  /// The block ID that the card has on the merged board.
  fileprivate var blockID: String? {
    content.fields.map { $0.blockID.value } ?? taken.flatMap { $0.blockID }
  }
}

extension [String] {
  fileprivate var counts: [String: Int] {
    reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }
}
