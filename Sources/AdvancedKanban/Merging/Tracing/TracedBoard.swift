/// A board of a merge, and which trace each column and each card belongs to.
struct TracedBoard<Column: KanbanWrittenColumn> {
  let columns: [Column]

  /// The cards, by their positions.
  let held: BoardCards<Column.Card, Column.ID>

  /// The number of the trace of each column.
  var columnTraces: [Int]

  /// The number of the trace of each card; `nil` where it has none any more.
  private(set) var cardTraces: [[Int?]]

  init(_ columns: [Column]) {
    self.columns = columns
    held = BoardCards(columns)
    columnTraces = Array(columns.indices)
    cardTraces = held.cards.map { Array(repeating: nil, count: $0.count) }
  }

  /// The cards of each column.
  var cards: [[Column.Card]] { held.cards }

  /// The positions of all cards.
  var positions: [BoardPosition] {
    var positions: [BoardPosition] = []
    for (column, cards) in cards.enumerated() {
      for index in cards.indices { positions.append(BoardPosition(column: column, index: index)) }
    }
    return positions
  }

  func card(at position: BoardPosition) -> Column.Card { held[position] }

  mutating func setTrace(_ trace: Int, at position: BoardPosition) {
    cardTraces[position.column][position.index] = trace
  }

  mutating func forgetCards() {
    cardTraces = held.cards.map { Array(repeating: nil, count: $0.count) }
  }

  func columnState(at position: Int) -> ColumnState<Column.ID> {
    ColumnState(columns[position], at: position)
  }

  /// The columns with those of their cards alone of whose traces something is true.
  func leftover(_ isLeftOver: (Int) -> Bool) -> [LeftoverColumn<Column.Card>] {
    columns.indices.map { column in
      let indices = cards[column].indices.filter { index in
        cardTraces[column][index].map(isLeftOver) ?? false
      }
      return LeftoverColumn(
        id: columnTraces[column],
        cards: indices.map { cards[column][$0] },
        traces: indices.compactMap { cardTraces[column][$0] }
      )
    }
  }
}

/// What is left of a column without the cards for which it is known what they are on the other side.
struct LeftoverColumn<Card: KanbanWrittenCard>: KanbanWrittenColumn {
  /// The number of the column's trace.
  let id: Int
  var cards: [Card]

  /// The numbers of the cards' traces.
  let traces: [Int]

  var title: String { "" }
  var wipLimit: Int? { nil }
  var isCollapsed = false
}
