/// What one card is on two boards between which it differs.
public struct CardChange<Card: KanbanWrittenCard, ColumnID: Hashable>: Equatable {
  /// The card on the first board; `nil` where the card has been added.
  public let before: CardState<Card, ColumnID>?

  /// The card on the second board; `nil` where the card has been removed.
  public let after: CardState<Card, ColumnID>?

  /// How the card got to its new place.
  ///
  /// A card is not moved by the new ID of a column whose file has been renamed.
  public let motion: CardMotion

  /// What changed in the card's text; empty for a card that was added or removed.
  public let fields: Set<CardField>

  /// Whether the card is on the second board only.
  public var isAdded: Bool { before == nil }

  /// Whether the card is on the first board only.
  public var isRemoved: Bool { after == nil }

  /// What became of the task box; `nil` where it did not change.
  public var boxChange: BoxChange? {
    guard fields.contains(.box), let before, let after else { return nil }
    if after.card.isTicked == true { return .ticked }
    return before.card.isTicked == true ? .unticked : .other
  }

  /// The change from the second board to the first.
  public var inverse: CardChange {
    CardChange(before: after, after: before, motion: motion, fields: fields)
  }
}

extension CardChange {
  static func added(_ card: CardState<Card, ColumnID>) -> CardChange {
    CardChange(before: nil, after: card, motion: .none, fields: [])
  }

  static func removed(_ card: CardState<Card, ColumnID>) -> CardChange {
    CardChange(before: card, after: nil, motion: .none, fields: [])
  }

  /// Whether the card has to be put at its index, and does not get there by itself.
  var isPlaced: Bool { isAdded || motion != .none }

  /// Column order, then position: on the second board where the card is there, else on the first,
  /// and before the card that now is where this one was.
  var order: ChangeOrder {
    let state = after ?? before
    return ChangeOrder(
      column: state?.columnIndex ?? 0,
      index: state?.index ?? 0,
      rank: isRemoved ? 0 : 1
    )
  }
}

extension CardChange: Sendable where Card: Sendable, ColumnID: Sendable {}
