internal import AdvancedKanbanMarkdown

extension PastBoards {
  /// Where a board has the same card as one that is new on a later board, although the later one has it
  /// there, too.
  ///
  /// It is the same where it has the same block ID. A merge puts one card into two columns if one side
  /// has moved it and the other has moved it elsewhere, so there the same text is enough, if only one
  /// card has it.
  ///
  /// - Parameters:
  ///   - card: The card of the later board.
  ///   - layout: The older board.
  ///   - isMerge: Whether the later board is that of a merge.
  ///   - history: Where contents come from.
  /// - Returns: The places on the older board.
  /// - Throws: ``KanbanStoreError``.
  mutating func places(
    ofTwinsOf card: MarkdownKanbanCard,
    on layout: BoardLayout,
    isMerge: Bool,
    in history: borrowing BoardHistory
  ) throws(KanbanStoreError) -> Set<PastPlace> {
    let id = card.blockID.map { Array($0.utf8) }
    guard id != nil || isMerge else { return [] }
    var places: Set<PastPlace> = []
    for column in layout.columns {
      let cards = ColumnPassage(try version(of: column, in: history)).cards
      for (index, other) in cards.enumerated() {
        guard id.map(other.hasBlockID) ?? (other.source == card.source) else { continue }
        places.insert(PastPlace(column: Array(column.id.utf8), index: index))
      }
    }
    return id != nil || places.count == 1 ? places : []
  }
}
