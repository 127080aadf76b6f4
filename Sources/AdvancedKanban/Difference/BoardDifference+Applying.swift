extension BoardDifference {
  /// Makes the second board of the first.
  ///
  /// - Parameter columns: The columns of the board that the difference starts from, in order.
  /// - Returns: The columns of the other board, or `nil` where the difference does not start from
  ///   these: a card or a column that changes is not where and what it was.
  public func applied<Column: KanbanWrittenColumn>(
    to columns: some Collection<Column>
  ) -> [KanbanColumnSnapshot<Card, ColumnID>]? where Column.Card == Card, Column.ID == ColumnID {
    BoardReplay(columns.map { KanbanColumnSnapshot($0) }, self)?.columns
  }
}

/// The way from one board to another by their difference.
private struct BoardReplay<Card: KanbanWrittenCard, ColumnID: Hashable & Comparable & Sendable> {
  typealias Snapshot = KanbanColumnSnapshot<Card, ColumnID>
  typealias Difference = BoardDifference<Card, ColumnID>

  let old: [Snapshot]
  let difference: Difference

  /// The cards that do not just stay: `nil` for one that is taken out, and what becomes of one that
  /// changes in its place.
  private let changed: [BoardPosition: Card?]

  /// The cards that are put at an index, by the positions of their columns on the second board.
  private let placed: [Int: [(index: Int, value: Card)]]

  init?(_ old: [Snapshot], _ difference: Difference) {
    guard difference.columns.allSatisfy({ $0.fits(old) }),
      difference.cards.allSatisfy({ $0.fits(old) })
    else { return nil }
    self.old = old
    self.difference = difference
    let changed = difference.cards.compactMap { change in
      change.before.map { ($0.position, change.isPlaced ? nil : change.after?.card) }
    }
    self.changed = Dictionary(changed, uniquingKeysWith: { first, _ in first })
    let placed = difference.cards.filter(\.isPlaced).compactMap(\.after)
    self.placed = Dictionary(grouping: placed, by: \.columnIndex)
      .mapValues { $0.map { ($0.index, $0.card) } }
  }

  /// The columns of the second board.
  var columns: [Snapshot]? {
    guard let columns = emptyColumns,
      placed.keys.allSatisfy(columns.indices.contains),
      old.indices.allSatisfy({ !isRemoved($0) || stayingCards(in: $0).isEmpty })
    else { return nil }
    var result: [Snapshot] = []
    for (index, column) in columns.enumerated() {
      let staying = column.oldIndex.map(stayingCards) ?? []
      guard let cards = staying.filled(with: placed[index] ?? []) else { return nil }
      var snapshot = column.snapshot
      snapshot.cards = cards
      result.append(snapshot)
    }
    return result
  }
}

extension BoardReplay {
  private typealias EmptyColumn = (oldIndex: Int?, snapshot: Snapshot)

  /// The columns of the second board, each with its position on the first.
  private var emptyColumns: [EmptyColumn]? {
    let staying = old.indices.filter { change(of: $0).map { $0.isOnBoth && !$0.isPlaced } ?? true }
    let columns = staying.map { index -> EmptyColumn in
      (index, change(of: index)?.after.map { Snapshot($0) } ?? old[index])
    }
    let placed = difference.columns.filter(\.isPlaced).compactMap { change in
      change.after.map { ($0.index, (change.before?.index, Snapshot($0)) as EmptyColumn) }
    }
    return columns.filled(with: placed)
  }

  private func change(of oldIndex: Int) -> ColumnChange<ColumnID>? {
    difference.columns.first { $0.before?.index == oldIndex }
  }

  private func isRemoved(_ oldIndex: Int) -> Bool { change(of: oldIndex)?.isRemoved == true }

  private func stayingCards(in column: Int) -> [Card] {
    old[column].cards.enumerated().compactMap { index, card in
      changed[BoardPosition(column: column, index: index), default: card]
    }
  }
}

extension CardChange {
  /// Whether the card is where and what it was before.
  fileprivate func fits(_ columns: [KanbanColumnSnapshot<Card, ColumnID>]) -> Bool
  where ColumnID: Comparable & Sendable {
    guard let before else { return true }
    guard columns.indices.contains(before.columnIndex) else { return false }
    let column = columns[before.columnIndex]
    return column.id == before.columnID && column.cards.indices.contains(before.index)
      && column.cards[before.index].hasSameSource(as: before.card)
  }
}

extension ColumnChange {
  fileprivate var isOnBoth: Bool { !isAdded && !isRemoved }

  /// Whether the column is where and what it was before.
  fileprivate func fits<Card>(_ columns: [KanbanColumnSnapshot<Card, ColumnID>]) -> Bool
  where ColumnID: Comparable & Sendable {
    guard let before else { return true }
    guard columns.indices.contains(before.index) else { return false }
    return ColumnState(columns[before.index], at: before.index) == before
  }
}

extension KanbanColumnSnapshot {
  fileprivate init(_ state: ColumnState<ID>) {
    self.init(
      id: state.id,
      title: state.title,
      wipLimit: state.wipLimit,
      isCollapsed: state.isCollapsed,
      cards: []
    )
  }
}

extension Array {
  /// The elements in their order around others that are each to be at an index.
  fileprivate func filled(with placed: [(index: Int, value: Element)]) -> [Element]? {
    var result: [Element] = []
    var staying = self[...]
    for (index, value) in placed.sorted(by: { $0.index < $1.index }) {
      let gap = staying.prefix(Swift.max(index - result.count, 0))
      result += gap
      staying = staying.dropFirst(gap.count)
      guard result.count == index else { return nil }
      result.append(value)
    }
    return result + staying
  }
}
