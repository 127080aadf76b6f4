/// A card for which no counterpart has been found yet.
struct UnmatchedCard {
  let position: BoardPosition

  /// The position on the old board of the column that the card is in, if the other board has it.
  let commonColumn: Int?

  /// The number of the card's bytes; `nil` for a new one whose bytes no old one has.
  let source: Int?

  /// The number of the block ID, once somebody has asked for it.
  var blockID: Int?

  /// The number of the title, once somebody has asked for it; an empty one has none.
  var title: Int?

  /// Whether nothing in the block IDs says that the cards are two.
  func mayBe(_ other: Self) -> Bool {
    blockID == nil || other.blockID == nil || blockID == other.blockID
  }
}

/// Something to look cards up by, all over the board or within a column.
struct CardKey: Hashable {
  let column: Int?
  let number: Int
}

extension UnmatchedCard {
  /// The key of a number that the card has, if it has it.
  func key(_ number: Int?, inColumn: Bool) -> CardKey? {
    guard let number else { return nil }
    guard inColumn else { return CardKey(column: nil, number: number) }
    return commonColumn.map { CardKey(column: $0, number: number) }
  }
}
