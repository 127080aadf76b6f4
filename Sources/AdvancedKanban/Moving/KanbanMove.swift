/// A card's way from one place on a board to another.
///
/// The same value is the request, the record and, inverted, the undo.
public struct KanbanMove<CardID: Hashable, ColumnID: Hashable>: Hashable {
  /// The card that moves.
  public var cardID: CardID

  /// The column that the card leaves.
  public var sourceColumnID: ColumnID

  /// The index of the card in its column before the move, from 0.
  public var sourceIndex: Int

  /// The column that the card enters, which may be the one that it leaves.
  public var destinationColumnID: ColumnID

  /// The index of the card in its column after the move, from 0.
  ///
  /// It is also the index at which to insert the card once it has been taken out of its source.
  public var destinationIndex: Int

  /// Creates a move; both indices count from 0.
  public init(
    cardID: CardID,
    sourceColumnID: ColumnID,
    sourceIndex: Int,
    destinationColumnID: ColumnID,
    destinationIndex: Int
  ) {
    self.cardID = cardID
    self.sourceColumnID = sourceColumnID
    self.sourceIndex = sourceIndex
    self.destinationColumnID = destinationColumnID
    self.destinationIndex = destinationIndex
  }

  /// Creates the move of a card from the place where it is to the place where it will be.
  public init(
    cardID: CardID,
    from source: KanbanPlace<ColumnID>,
    to destination: KanbanPlace<ColumnID>
  ) {
    self.init(
      cardID: cardID,
      sourceColumnID: source.columnID,
      sourceIndex: source.index,
      destinationColumnID: destination.columnID,
      destinationIndex: destination.index
    )
  }
}

extension KanbanMove {
  /// Where the card is before the move.
  public var source: KanbanPlace<ColumnID> {
    KanbanPlace(columnID: sourceColumnID, index: sourceIndex)
  }

  /// Where the card is after the move.
  public var destination: KanbanPlace<ColumnID> {
    KanbanPlace(columnID: destinationColumnID, index: destinationIndex)
  }

  /// The move that takes the card back.
  public var inverted: KanbanMove {
    KanbanMove(cardID: cardID, from: destination, to: source)
  }

  /// Whether the card stays in its column.
  public var isWithinColumn: Bool { sourceColumnID == destinationColumnID }

  /// Whether the card stays in its place.
  public var changesNothing: Bool { source == destination }
}

extension KanbanMove: Sendable where CardID: Sendable, ColumnID: Sendable {}
