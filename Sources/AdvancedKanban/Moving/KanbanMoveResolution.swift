/// What a request to move a card comes to.
public enum KanbanMoveResolution<
  CardID: Hashable & Sendable,
  ColumnID: Hashable & Sendable
>: Hashable, Sendable {
  /// The card moves; the warning says by how much its new column will be over its limit.
  case move(KanbanMove<CardID, ColumnID>, warning: WIPLimitBreach?)

  /// The card is already there.
  case noChange

  /// The limit of the destination keeps the card out.
  case refused(KanbanMove<CardID, ColumnID>, WIPLimitBreach)

  /// The request does not fit the columns.
  case impossible(KanbanMoveError<CardID, ColumnID>)
}
