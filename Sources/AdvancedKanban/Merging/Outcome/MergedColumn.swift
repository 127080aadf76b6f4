/// A column on the board that a merge results in, and what it is on the boards that were merged.
public struct MergedColumn<
  Card: KanbanWrittenCard,
  ColumnID: Hashable & Comparable & Sendable
>: Equatable {
  /// The column on the common base, if it is there.
  public let base: ColumnState<ColumnID>?

  /// The column on our side, if it is there.
  public let ours: ColumnState<ColumnID>?

  /// The column on their side, if it is there.
  public let theirs: ColumnState<ColumnID>?

  /// The identity of the column: the three-way outcome for that of a column whose file was renamed by
  /// hand. No two columns of a merged board have the same one.
  public let id: ColumnID

  /// Whose wish the place among the columns is.
  public let placement: MergedPlacement

  /// What the column is called.
  public let title: MergedValue<String>

  /// The number of cards the column should hold at most, or `nil` where there is no limit.
  public let wipLimit: MergedValue<Int?>

  /// Whether the column is shown without its cards.
  public let isCollapsed: MergedValue<Bool>

  /// The cards from top to bottom.
  public let cards: [MergedCard<Card, ColumnID>]

  /// How many of the cards are above each divider, from top to bottom.
  public let dividers: [Int]

  /// The same with the sides exchanged.
  public var mirrored: MergedColumn {
    MergedColumn(
      base: base,
      ours: theirs,
      theirs: ours,
      id: id,
      placement: placement.mirrored,
      title: title.mirrored,
      wipLimit: wipLimit.mirrored,
      isCollapsed: isCollapsed.mirrored,
      cards: cards.map { $0.mirrored },
      dividers: dividers
    )
  }
}

extension MergedColumn: Sendable where Card: Sendable {}
