/// A card for which no counterpart has been found yet.
struct UnmatchedCard<Card: KanbanWrittenCard> {
  let card: Card
  let position: BoardPosition

  /// The position on the old board of the column that the card is in, if the other board has it.
  let commonColumn: Int?

  /// The block ID, once it has been asked for.
  private(set) var blockID: String?

  /// The title, once it has been asked for; `nil` where it is empty.
  private(set) var title: String?

  init(_ card: Card, at position: BoardPosition, commonColumn: Int?) {
    self.card = card
    self.position = position
    self.commonColumn = commonColumn
  }

  /// The card with its block ID.
  var withBlockID: Self {
    var result = self
    result.blockID = card.blockID
    return result
  }

  /// The card with its title.
  var withTitle: Self {
    var result = self
    let title = card.title
    result.title = title.isEmpty ? nil : title
    return result
  }

  /// Whether nothing in the block IDs says that the cards are two.
  func mayBe(_ other: Self) -> Bool {
    blockID == nil || other.blockID == nil || blockID == other.blockID
  }
}

extension UnmatchedCard {
  /// The bytes of a card as something to look it up by.
  struct Source: Hashable {
    let card: Card

    static func == (left: Self, right: Self) -> Bool { left.card.hasSameSource(as: right.card) }

    func hash(into hasher: inout Hasher) { card.hashSource(into: &hasher) }
  }

  /// Something to look a card up by within its column.
  struct InColumn<Key: Hashable>: Hashable {
    let column: Int
    let key: Key
  }

  var source: Source { Source(card: card) }

  /// A key of the card that holds only within its column.
  func inColumn<Key: Hashable>(_ key: Key?) -> InColumn<Key>? {
    guard let commonColumn, let key else { return nil }
    return InColumn(column: commonColumn, key: key)
  }
}
