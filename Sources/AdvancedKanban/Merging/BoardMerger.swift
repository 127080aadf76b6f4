/// Makes the columns of a merged board.
struct BoardMerger<Column: KanbanWrittenColumn> {
  typealias Card = MergedCard<Column.Card, Column.ID>
  typealias MergedBoardColumn = MergedColumn<Column.Card, Column.ID>

  private let traces: BoardTraces<Column>

  /// Where each card ends, by the number of its trace; `nil` where it is gone.
  let destinations: [CardDestination?]

  /// The columns of the merged board, without their cards.
  let entries: [ColumnArrangement<Column>.Entry]

  init(
    _ traces: BoardTraces<Column>,
    _ policy: MergePolicy,
    _ lastMove: (MergeSide, CardState<Column.Card, Column.ID>) -> MoveStamp?
  ) {
    self.traces = traces
    let arrangement = ColumnArrangement(traces)
    let router = CardRouter(traces: traces, policy: policy, ranks: arrangement.ranks)
    let destinations = traces.cards.map { router.destination(of: $0, lastMove: lastMove) }
    let used = Set(destinations.lazy.compactMap { $0?.column })
    self.destinations = destinations
    entries = arrangement.entries(isUsed: used.contains)
  }

  /// The columns of the merged board, each card with the number of its trace.
  var columns: [(column: MergedBoardColumn, traces: [Int])] {
    let boards = MergedBoards(
      base: traces.base.held,
      ours: traces.ours.held,
      theirs: traces.theirs.held,
      columnIDs: entries.map { $0.id }
    )
    return entries.enumerated().compactMap { index, entry in
      let items = order(of: entry)
      let order = items.filter { !DividedLists.isDivider($0.item) }
      let cards = cards(in: order, of: boards, column: index)
      let dividers = items.indices.filter { DividedLists.isDivider(items[$0].item) }
      let places = dividers.enumerated().map { $1 - $0 }
      return MergedColumn(entry, cards, places).map { ($0, order.map { $0.item }) }
    }
  }

  /// The cards of a column and its dividers in order.
  private func order(
    of entry: ColumnArrangement<Column>.Entry
  ) -> [(item: Int, placement: MergedPlacement)] {
    let divided = traces.dividedLists(of: traces.columns[entry.trace])
    let removed = divided.removed
    return MergedOrder.merge(divided.lists, isFixed: DividedLists.isDivider) { item in
      DividedLists.isDivider(item)
        ? !removed.contains(item) : destinations[item]?.column == entry.trace
    } key: { item in
      DividedLists.isDivider(item)
        ? OrderKey(texts: [ByteString(bytes: divided.text(ofDivider: item))], place: nil)
        : traces.key(of: traces.cards[item])
    }
  }

  /// The cards of a merged column, with what is called inlined into the loop: there the layout of what is
  /// generic is looked up once, and not for each card.
  private func cards(
    in order: [(item: Int, placement: MergedPlacement)],
    of boards: MergedBoards<Column.Card, Column.ID>,
    column: Int
  ) -> [Card] {
    var cards: [Card] = []
    cards.reserveCapacity(order.count)
    for (index, (number, placement)) in order.enumerated() {
      let trace = traces.cards[number]
      let content = CardMerge.content(
        base: boards.base.card(at: trace.text),
        ours: boards.ours.card(at: trace.positions.ours),
        theirs: boards.theirs.card(at: trace.positions.theirs)
      )
      cards.append(
        Card(
          boards: boards,
          positions: trace.positions,
          position: BoardPosition(column: column, index: index),
          placement: placement,
          content: content
        )
      )
    }
    return cards
  }
}

extension MergedColumn {
  fileprivate init?<Column: KanbanWrittenColumn>(
    _ entry: ColumnArrangement<Column>.Entry,
    _ cards: [MergedCard<Card, ColumnID>],
    _ dividers: [Int]
  ) where Column.Card == Card, Column.ID == ColumnID {
    let versions = entry.versions
    guard let title = versions.title, let wipLimit = versions.wipLimit,
      let isCollapsed = versions.isCollapsed
    else { return nil }
    self.init(
      base: versions.states.base,
      ours: versions.states.ours,
      theirs: versions.states.theirs,
      id: entry.id,
      placement: entry.placement,
      title: title,
      wipLimit: wipLimit,
      isCollapsed: isCollapsed,
      cards: cards,
      dividers: dividers
    )
  }
}

extension BoardTraces {
  /// The cards of a column and its dividers, in each version that has it.
  fileprivate func dividedLists(of column: Versions<Int>) -> DividedLists {
    DividedLists(
      cards: Versions(
        base: column.base.map { base.cardTraces[$0] },
        ours: column.ours.map { ours.cardTraces[$0] },
        theirs: column.theirs.map { theirs.cardTraces[$0] }
      ),
      dividers: Versions(
        base: column.base.map { base.columns[$0].dividers },
        ours: column.ours.map { ours.columns[$0].dividers },
        theirs: column.theirs.map { theirs.columns[$0].dividers }
      )
    )
  }

  /// What tells a card apart from others.
  fileprivate func key(of trace: CardTrace) -> OrderKey {
    let texts = texts(of: trace)
    let sides = [texts.ours, texts.theirs].compactMap { $0 }.map { ByteString(bytes: $0.source) }
    return OrderKey(
      texts: texts.base.map { [ByteString(bytes: $0.source)] } ?? sides.sorted(),
      place: trace.positions.base
    )
  }
}
