/// The position of a card on a board, by numbers.
public struct BoardPosition: Hashable, Comparable, Sendable {
  /// The position of the column among the columns of the board, from 0.
  public var column: Int

  /// The index of the card among the cards of its column, from 0.
  public var index: Int

  /// Creates the position of the card at `index` of a column; both count from 0.
  public init(column: Int, index: Int) {
    self.column = column
    self.index = index
  }

  /// Column order, then position.
  public static func < (left: BoardPosition, right: BoardPosition) -> Bool {
    (left.column, left.index) < (right.column, right.index)
  }
}
