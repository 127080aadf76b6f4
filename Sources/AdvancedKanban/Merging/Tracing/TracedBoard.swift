/// A board of a merge, and which trace each column and each card belongs to.
struct TracedBoard<Column: KanbanWrittenColumn> {
  let columns: [Column]

  /// The cards of each column.
  let cards: [[Column.Card]]

  // Columns are not copied for each of their cards.
  private let ids: [Column.ID]
  private let firstIndices: [Int]

  /// The number of the trace of each column.
  var columnTraces: [Int]

  /// The number of the trace of each card; `nil` where it has none any more.
  private(set) var cardTraces: [[Int?]]

  init(_ columns: [Column]) {
    self.columns = columns
    // Key paths to what is generic are made anew each time.
    cards = columns.map { $0.cards }
    ids = columns.map { $0.id }
    firstIndices = columns.map { $0.firstIndex }
    columnTraces = Array(columns.indices)
    cardTraces = cards.map { $0.map { _ in nil } }
  }

  /// The positions of all cards.
  var positions: [BoardPosition] {
    var positions: [BoardPosition] = []
    for (column, cards) in cards.enumerated() {
      for index in cards.indices { positions.append(BoardPosition(column: column, index: index)) }
    }
    return positions
  }

  @inline(__always)
  func card(at position: BoardPosition) -> Column.Card { cards[position.column][position.index] }

  mutating func setTrace(_ trace: Int, at position: BoardPosition) {
    cardTraces[position.column][position.index] = trace
  }

  mutating func forgetCards() { cardTraces = cards.map { $0.map { _ in nil } } }

  @inline(__always)
  func cardState(at position: BoardPosition) -> CardState<Column.Card, Column.ID> {
    CardState(
      columnID: ids[position.column],
      columnIndex: position.column,
      index: firstIndices[position.column] + position.index,
      card: card(at: position)
    )
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
