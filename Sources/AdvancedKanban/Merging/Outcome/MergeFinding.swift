/// One thing to tell of a merge.
///
/// It holds the whole card or column, so what either side wants (`ours`, `theirs`) and what was chosen
/// (`place`, `id`, `content`).
public enum MergeFinding<
  Card: KanbanWrittenCard,
  ColumnID: Hashable & Comparable & Sendable
>: Equatable {
  /// Something about a card.
  case card(CardMergeKind, MergedCard<Card, ColumnID>)

  /// Something about a column.
  case column(ColumnMergeKind, MergedColumn<Card, ColumnID>)

  /// A name of what is found that stays the same in all versions, for scripts.
  public var name: String {
    switch self {
    case .card(let kind, _): kind.rawValue
    case .column(let kind, _): kind.rawValue
    }
  }

  /// The same with the sides exchanged.
  public var mirrored: MergeFinding {
    switch self {
    case .card(let kind, let card): .card(kind, card.mirrored)
    case .column(let kind, let column): .column(kind, column.mirrored)
    }
  }
}

extension MergeFinding: Sendable where Card: Sendable {}

/// What there can be to tell of a card in a merge. A card's findings have the order of these cases.
public enum CardMergeKind: String, CaseIterable, Sendable {
  /// The sides want the card in two columns: a notice where the ``MergePolicy`` decides, else a
  /// conflict. Either way it is in one of them.
  case movedApart = "moved-apart"

  /// The sides changed the same field in ways that do not go together: a conflict.
  case editedApart = "edited-apart"

  /// The sides have given the same block ID to two cards that do not say the same: a conflict, even
  /// where the texts go together. They are one card with both texts.
  case inventedTwice = "invented-twice"

  /// The card has a block ID that another card of the merged board has, too, because of what the sides
  /// did apart from each other: a conflict. Both cards are kept.
  case sharesBlockID = "shares-block-id"

  /// The sides have given the card two block IDs: a notice. It has the lower one, and links to the
  /// other one lead nowhere.
  case identifiedApart = "identified-apart"

  /// One side removed the card and the other one edited it: a notice. It is kept.
  case keptForEdit = "kept-for-edit"

  /// One side removed the card and the other one moved it to another column: a notice. It is kept.
  case keptForMove = "kept-for-move"

  /// The card was there twice, and each side removed another one of the two: a notice. One is kept.
  case keptOfTwo = "kept-of-two"
}

/// What there can be to tell of a column in a merge. A column's findings have the order of these
/// cases.
public enum ColumnMergeKind: String, CaseIterable, Sendable {
  /// The sides gave the column different titles: a conflict.
  case columnRenamedApart = "column-renamed-apart"

  /// The sides gave the column different limits: a conflict.
  case columnLimitedApart = "column-limited-apart"

  /// The sides renamed the column's file differently: a notice. It has the lower name.
  case columnFileRenamedApart = "column-file-renamed-apart"

  /// A side renamed the column's file to a name that another column has: a notice. It has its old name.
  case columnFileNameTaken = "column-file-name-taken"

  /// One side removed the column and the other one put or kept cards there: a notice. It is kept.
  case columnKeptForCards = "column-kept-for-cards"

  /// One side removed the column and the other one changed its settings: a notice. It is kept.
  case columnKeptForSettings = "column-kept-for-settings"
}
