/// What an event in move mode has done, for an announcement.
public enum KanbanMoveModeReply<
  CardID: Hashable & Sendable,
  ColumnID: Hashable & Sendable
>: Hashable, Sendable {
  /// A card is carried now; it is still at this place.
  case pickedUp(KanbanPlace<ColumnID>)

  /// The card would land at this place now.
  case carried(KanbanPlace<ColumnID>)

  /// There is nothing further that way: the card would still land at this place.
  case atEdge(KanbanPlace<ColumnID>)

  /// What putting the card down comes to.
  ///
  /// Only `.move` asks for a change of the columns. After `.refused` the card is still carried.
  case committed(KanbanMoveResolution<CardID, ColumnID>)

  /// The card is no longer carried; it never left this place.
  case cancelled(KanbanPlace<ColumnID>)

  /// The columns do not have the card or its column, so nothing is carried now.
  case impossible(KanbanMoveError<CardID, ColumnID>)

  /// The event means nothing now: a card is already carried, or none is.
  case ignored
}
