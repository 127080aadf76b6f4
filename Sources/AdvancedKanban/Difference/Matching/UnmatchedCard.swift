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

extension [UnmatchedCard] {
  /// Where the cards of a column are; all are in the order of their board.
  func places(inColumn column: Int) -> Range<Int> {
    let start = indices.partitioningIndex { self[$0].position.column >= column }
    return start..<indices.partitioningIndex { self[$0].position.column > column }
  }
}
