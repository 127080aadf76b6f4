internal import AdvancedKanban

/// Gives each card of a merge a number that it has in every version.
struct CardNumbering {
  /// The numbers of the cards that the merged board does not have, by their bytes: what one side has
  /// taken out and the other has left alone is the same in both.
  private var vanished: [[UInt8]: Int] = [:]
  private let firstFree: Int

  /// The columns of the three versions with the numbers of their cards; those of the merged board
  /// count from 0, in its order.
  static func versions<Column: KanbanWrittenColumn>(
    _ merge: BoardMerge<Column.Card, String>,
    _ sides: MergeVersions<BoardSide<Column>>
  ) -> MergeVersions<[ColumnFileMerge.Version]> {
    let cards = merge.columns.flatMap(\.cards)
    var numbering = CardNumbering(firstFree: cards.count)
    return MergeVersions(
      base: numbering.versions(of: sides.base, cards.map(\.base?.position)),
      ours: numbering.versions(of: sides.ours, cards.map(\.ours?.position)),
      theirs: numbering.versions(of: sides.theirs, cards.map(\.theirs?.position))
    )
  }

  private init(firstFree: Int) { self.firstFree = firstFree }

  private mutating func versions(
    of side: BoardSide<some KanbanWrittenColumn>,
    _ positions: [BoardPosition?]
  ) -> [ColumnFileMerge.Version] {
    let known = positions.enumerated().compactMap { number, position in
      position.map { ($0, number) }
    }
    let numbers = Dictionary(known) { first, _ in first }
    var versions: [ColumnFileMerge.Version] = []
    for (place, file) in side.files.enumerated() {
      var identities: [Int] = []
      for (index, card) in side.columns[place].cards.enumerated() {
        let position = BoardPosition(column: place, index: index)
        identities.append(numbers[position] ?? number(of: card.source))
      }
      versions.append(ColumnFileMerge.Version(file: file, identities: identities))
    }
    return versions
  }

  private mutating func number(of source: [UInt8]) -> Int {
    if let number = vanished[source] { return number }
    let number = firstFree + vanished.count
    vanished[source] = number
    return number
  }
}
