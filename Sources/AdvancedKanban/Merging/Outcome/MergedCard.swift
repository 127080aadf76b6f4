/// A card on the board that a merge results in, and what it is on the boards that were merged.
public struct MergedCard<
  Card: KanbanWrittenCard,
  ColumnID: Hashable & Comparable & Sendable
>: Equatable {
  /// The card on the common base, if it is there. The ID of its column is the one that it has there.
  ///
  /// Where the sides gave one ID to two cards, its text is none that both started from: go by
  /// ``content``.
  public let base: CardState<Card, ColumnID>?

  /// The card on our side, if it is there.
  public let ours: CardState<Card, ColumnID>?

  /// The card on their side, if it is there.
  public let theirs: CardState<Card, ColumnID>?

  /// The place of the card on the merged board.
  public let place: KanbanPlace<ColumnID>

  /// The place of the card on the merged board, by numbers.
  public let position: BoardPosition

  /// Whose wish the place is.
  public let placement: MergedPlacement

  /// Where the text comes from.
  public let content: MergedContent

  /// The card as it is on one of the boards, if it is to be taken as a whole; `nil` where it has to be
  /// put together from both sides.
  public var taken: Card? {
    switch content {
    case .same, .ours: ours?.card
    case .theirs: theirs?.card
    case .merged, .conflict: nil
    }
  }

  /// The same with the sides exchanged.
  public var mirrored: MergedCard {
    MergedCard(
      base: base,
      ours: theirs,
      theirs: ours,
      place: place,
      position: position,
      placement: placement.mirrored,
      content: content.mirrored
    )
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
