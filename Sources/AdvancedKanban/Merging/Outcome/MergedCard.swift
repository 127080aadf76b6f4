/// A card on the board that a merge results in, and what it is on the boards that were merged.
public struct MergedCard<
  Card: KanbanWrittenCard,
  ColumnID: Hashable & Comparable & Sendable
> {
  // A large board has very many cards, most of which are as they were: they are kept small.
  let boards: MergedBoards<Card, ColumnID>

  /// Where the card is on each board that was merged.
  package let positions: Versions<BoardPosition>

  /// The place of the card on the merged board, by numbers.
  public let position: BoardPosition

  /// Whose wish the place is.
  public let placement: MergedPlacement

  /// Where the text comes from.
  public let content: MergedContent

  /// The card on the common base, if it is there. The ID of its column is the one that it has there.
  ///
  /// Where the sides gave one ID to two cards, its text is none that both started from: go by
  /// ``content``.
  public var base: CardState<Card, ColumnID>? { boards.base.state(at: positions.base) }

  /// The card on our side, if it is there.
  public var ours: CardState<Card, ColumnID>? { boards.ours.state(at: positions.ours) }

  /// The card on their side, if it is there.
  public var theirs: CardState<Card, ColumnID>? { boards.theirs.state(at: positions.theirs) }

  /// The place of the card on the merged board.
  public var place: KanbanPlace<ColumnID> {
    KanbanPlace(columnID: boards.columnIDs[position.column], index: position.index)
  }

  /// The card as it is on one of the boards, if it is to be taken as a whole; `nil` where it has to be
  /// put together from both sides.
  public var taken: Card? {
    switch content {
    case .same, .ours: boards.ours.card(at: positions.ours)
    case .theirs: boards.theirs.card(at: positions.theirs)
    case .merged, .conflict: nil
    }
  }

  /// The same with the sides exchanged.
  public var mirrored: MergedCard {
    MergedCard(
      boards: boards.mirrored,
      positions: Versions(base: positions.base, ours: positions.theirs, theirs: positions.ours),
      position: position,
      placement: placement.mirrored,
      content: content.mirrored
    )
  }
}

extension MergedCard: Equatable {
  /// Whether two cards are the same on all boards, and came to the same place in the same way.
  public static func == (left: Self, right: Self) -> Bool {
    left.base == right.base && left.ours == right.ours && left.theirs == right.theirs
      && left.place == right.place && left.position == right.position
      && left.placement == right.placement && left.content == right.content
  }
}

extension MergedCard: Sendable where Card: Sendable {}

/// Whose wish the place of a card or of a column on a merged board is.
public enum MergedPlacement: String, Sendable {
  /// It is where it was among the others, as both sides want it.
  case stable

  /// Our side alone put it there.
  case ours

  /// Their side alone put it there.
  case theirs

  /// Both sides put it there.
  case both

  /// The same with the sides exchanged.
  public var mirrored: MergedPlacement {
    switch self {
    case .stable, .both: self
    case .ours: .theirs
    case .theirs: .ours
    }
  }
}
