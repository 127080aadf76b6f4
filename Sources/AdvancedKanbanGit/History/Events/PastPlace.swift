internal import AdvancedKanban

/// Where a card is on the board of some commit.
struct PastPlace: Hashable, Sendable {
  /// The bytes of the ID of the column.
  let column: [UInt8]

  /// The index of the card among the cards of its column, from 0.
  let index: Int

  init(column: [UInt8], index: Int) { (self.column, self.index) = (column, index) }

  init(_ position: BoardPosition, on layout: BoardLayout) {
    self.init(column: Array(layout.columns[position.column].id.utf8), index: position.index)
  }

  func position(on layout: BoardLayout) -> BoardPosition? {
    layout.position(of: column).map { BoardPosition(column: $0, index: index) }
  }
}

extension BoardFileChange {
  /// Whether this may make another board of a column than it was: another content, or other columns.
  func mayChange(column: [UInt8]) -> Bool {
    old == nil || new == nil || name == "board.md" || name.utf8.elementsEqual(column + ".md".utf8)
  }
}
