/// Which card and which column of one board is which of another.
///
/// Columns are the same where their IDs are. What is left of them is matched by the cards, so that
/// a column whose file has been renamed is found again: see ``sharedCardsBound``.
///
/// Cards are matched one to one, by what is surest first: the unchanged beginning and end of a
/// column, equal bytes in the same column, equal block IDs, equal bytes anywhere, equal titles,
/// likeness of text wherever it is (see ``likenessBound``), and at last place: where both neighbors
/// are the same, and the texts share half the words of the shorter one or half of their titles from
/// both ends, the one is the other, edited. Two different block IDs are never one card; a card with
/// a block ID and one without may be. Among equals, those in the same column go together first,
/// then the first with the first.
///
/// The matching depends on the two boards alone, and not on which of them is named first. Positions
/// count among the cards that are given of a column, whatever ``KanbanWrittenColumn/firstIndex`` is.
public struct BoardMatching: Equatable, Sendable {
  /// The likeness that two texts have to exceed to be the same card wherever they are.
  ///
  /// Likeness is the Dice coefficient of the words in title and body: twice the number of words
  /// that both have, divided by the number of words of the one plus that of the other, each word
  /// counted once. It is 1 where the words are the same and 0 where none is. The closest go
  /// together first, then those in the same column, then those at the nearest index.
  public static let likenessBound = 0.5

  /// How many pairs of cards are compared for likeness at most.
  ///
  /// Only cards that share a word are, and words are taken from the rarest on while they fit. So
  /// only on boards with very many cards added and removed at once can two cards be missed, when
  /// all they share is words that very many of the others have, too.
  public static let comparisonBound = 500_000

  /// The share of cards in common that two columns with different IDs have to exceed to be the same
  /// column: twice the number of cards they have in common, divided by the number in both.
  public static let sharedCardsBound = 0.5

  /// What each column of the first board is on the second, and the other way round.
  let columns: Links<Int?>

  /// What each card of the first board is on the second, and the other way round.
  let cards: Links<[CardLink?]>

  /// The position on the second board of a column of the first, if it is there.
  public func newColumn(of oldColumn: Int) -> Int? { columns.old[oldColumn] }

  /// The position on the first board of a column of the second, if it was there.
  public func oldColumn(of newColumn: Int) -> Int? { columns.new[newColumn] }

  /// The position on the second board of a card of the first, if it is there.
  public func newPosition(of old: BoardPosition) -> BoardPosition? {
    cards.old[old.column][old.index]?.position
  }

  /// The position on the first board of a card of the second, if it was there.
  public func oldPosition(of new: BoardPosition) -> BoardPosition? {
    cards.new[new.column][new.index]?.position
  }

  /// The matching with the second board as the first.
  public var inverse: BoardMatching {
    BoardMatching(columns: columns.inverse, cards: cards.inverse)
  }
}

extension BoardMatching {
  /// Finds out which cards and columns of two boards are the same.
  ///
  /// - Parameters:
  ///   - old: The columns of the first board in order.
  ///   - new: The columns of the second board in order.
  public init<Column: KanbanWrittenColumn>(
    from old: some Collection<Column>,
    to new: some Collection<Column>
  ) {
    let (old, new) = (Array(old), Array(new))
    let pairing = ColumnPairing.byID(old, new)
    let cards = CardMatcher.links(old, new, pairing)
    let complete = pairing.completed(by: cards)
    self.init(
      columns: complete.links,
      // Cards prefer their own column, which now may have another name.
      cards: complete == pairing ? cards : CardMatcher.links(old, new, complete)
    )
  }
}
