/// What a user does in move mode.
public enum KanbanMoveModeEvent<CardID: Hashable>: Hashable {
  /// Picks up a card, to carry it.
  case pickUp(CardID)

  /// Carries the card one row up in its column.
  case up

  /// Carries the card one row down in its column.
  case down

  /// Carries the card to the column before, in the order of the columns.
  case left

  /// Carries the card to the column after, in the order of the columns.
  case right

  /// Puts the card down where it has been carried to.
  case commit

  /// Lets the card go; it stays where it was picked up.
  case cancel
}

extension KanbanMoveModeEvent: Sendable where CardID: Sendable {}
