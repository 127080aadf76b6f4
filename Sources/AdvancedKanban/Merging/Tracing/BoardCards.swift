/// The cards of a board, by their positions.
struct BoardCards<Card: KanbanWrittenCard, ColumnID: Hashable> {
  /// The cards of each column.
  let cards: [[Card]]

  // Columns are not copied for each of their cards.
  private let columnIDs: [ColumnID]
  private let firstIndices: [Int]

  init<Column: KanbanWrittenColumn>(_ columns: [Column])
  where Column.Card == Card, Column.ID == ColumnID {
    // Key paths to what is generic are made anew each time.
    cards = columns.map { $0.cards }
    columnIDs = columns.map { $0.id }
    firstIndices = columns.map { $0.firstIndex }
  }

  @inline(__always)
  subscript(position: BoardPosition) -> Card { cards[position.column][position.index] }

  /// The card at a position, if there is one.
  @inline(__always)
  func card(at position: BoardPosition?) -> Card? {
    guard let position else { return nil }
    return self[position]
  }

  /// The card at a position as it is on the board, if there is one.
  func state(at position: BoardPosition?) -> CardState<Card, ColumnID>? {
    guard let position else { return nil }
    return CardState(
      columnID: columnIDs[position.column],
      columnIndex: position.column,
      index: firstIndices[position.column] + position.index,
      card: self[position]
    )
  }
}

extension BoardCards: Sendable where Card: Sendable, ColumnID: Sendable {}
