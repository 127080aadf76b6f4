/// One thing to tell of the difference of two boards.
///
/// A card or a column that several things happened to has one event for each: a card that was moved
/// and edited has two. Every event holds the whole change, so its place before and after.
public enum BoardEvent<
  Card: KanbanWrittenCard,
  ColumnID: Hashable & Comparable & Sendable
>: Equatable {
  /// Something happened to a card.
  ///
  /// The card was at `change.before` and is at `change.after`; the index there is the one on the
  /// second board, when all other changes have been made, too.
  case card(CardEventKind, CardChange<Card, ColumnID>)

  /// Something happened to a column.
  case column(ColumnEventKind, ColumnChange<ColumnID>)

  /// A name of what happened that stays the same in all versions, for scripts.
  public var name: String {
    switch self {
    case .card(let kind, _): kind.rawValue
    case .column(let kind, _): kind.rawValue
    }
  }
}

extension BoardEvent: Sendable where Card: Sendable {}

/// What can happen to a card. A card's events have the order of these cases.
public enum CardEventKind: String, CaseIterable, Sendable {
  /// The card is new.
  case added

  /// The card is gone.
  case removed

  /// The card went to another column.
  case moved

  /// The card went to another place among the cards of its column.
  case reordered

  /// The title, the body or the block ID changed, or the task box did in any other way than by
  /// being ticked or unticked.
  case edited

  /// The task box was ticked.
  case checked

  /// The task box was unticked.
  case unchecked
}

/// What can happen to a column. A column's events have the order of these cases.
public enum ColumnEventKind: String, CaseIterable, Sendable {
  /// The column is new.
  case added = "columnAdded"

  /// The column is gone.
  case removed = "columnRemoved"

  /// The column has another ID.
  case fileRenamed = "columnFileRenamed"

  /// The column has another title.
  case renamed = "columnRenamed"

  /// The column went to another place among the columns.
  case moved = "columnMoved"

  /// The column has another limit, or none any more.
  case limited = "columnLimited"

  /// The column was folded.
  case collapsed = "columnCollapsed"

  /// The column was unfolded.
  case expanded = "columnExpanded"
}
