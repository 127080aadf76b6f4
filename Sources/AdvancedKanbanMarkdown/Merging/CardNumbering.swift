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
    var numbers = sides.map {
      $0.columns.map { Array(repeating: Int?.none, count: $0.cards.count) }
    }
    var count = 0
    for column in merge.columns {
      // By indices, since what is generic is slow to iterate.
      for index in column.cards.indices {
        let places = column.cards[index].positions
        if let place = places.base { numbers.base[place.column][place.index] = count }
        if let place = places.ours { numbers.ours[place.column][place.index] = count }
        if let place = places.theirs { numbers.theirs[place.column][place.index] = count }
        count += 1
      }
    }
    var numbering = CardNumbering(firstFree: count)
    return MergeVersions(
      base: numbering.versions(of: sides.base, numbers.base),
      ours: numbering.versions(of: sides.ours, numbers.ours),
      theirs: numbering.versions(of: sides.theirs, numbers.theirs)
    )
  }

  private init(firstFree: Int) { self.firstFree = firstFree }

  private mutating func versions(
    of side: BoardSide<some KanbanWrittenColumn>,
    _ numbers: [[Int?]]
  ) -> [ColumnFileMerge.Version] {
    var versions: [ColumnFileMerge.Version] = []
    for (column, numbers) in numbers.enumerated() {
      var identities: [Int] = []
      for (index, number) in numbers.enumerated() {
        identities.append(number ?? self.number(of: side.columns[column].cards[index].source))
      }
      versions.append(ColumnFileMerge.Version(file: side.files[column], identities: identities))
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
