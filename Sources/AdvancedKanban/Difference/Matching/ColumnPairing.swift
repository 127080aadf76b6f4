/// Which column of one board is which of another.
struct ColumnPairing: Equatable {
  private(set) var links: Links<Int?>

  /// Whether no other column of the same board has a column's ID.
  private let isUnique: Links<Bool>

  /// Pairs the columns with equal IDs; of several the first with the first.
  static func byID<Column: KanbanWrittenColumn>(_ old: [Column], _ new: [Column]) -> Self {
    let (oldPlaces, newPlaces) = (places(of: old), places(of: new))
    var pairing = Self(
      links: Links(old: old.map { _ in nil }, new: new.map { _ in nil }),
      isUnique: Links(
        old: old.map { oldPlaces[$0.id]?.count == 1 },
        new: new.map { newPlaces[$0.id]?.count == 1 }
      )
    )
    for (id, places) in oldPlaces {
      for (index, other) in zip(places, newPlaces[id] ?? []) { pairing.pair(index, other) }
    }
    return pairing
  }

  private static func places<Column: KanbanColumn>(of columns: [Column]) -> [Column.ID: [Int]] {
    Dictionary(grouping: columns.indices) { columns[$0].id }
  }

  /// Pairs what is left by the cards, those with the largest share in common first. A column with
  /// a namesake is left alone: nothing would tell the two apart.
  func completed(by cards: Links<[CardLink?]>) -> Self {
    var pairing = self
    let candidates = links.old.indices.filter { links.old[$0] == nil && isUnique.old[$0] }.flatMap {
      old in
      likePairs(of: old, cards)
    }
    for pair in LikePair.closest(candidates) { pairing.pair(pair.old, pair.new) }
    return pairing
  }

  private func likePairs(of old: Int, _ cards: Links<[CardLink?]>) -> [LikePair] {
    var shared: [Int: Int] = [:]
    for link in cards.old[old] {
      if let column = link?.position.column { shared[column, default: 0] += 1 }
    }
    return shared.compactMap { new, count in
      let total = cards.old[old].count + cards.new[new].count
      let share = Double(2 * count) / Double(total)
      guard links.new[new] == nil, isUnique.new[new], share > BoardMatching.sharedCardsBound else {
        return nil
      }
      return LikePair(old: old, new: new, likeness: share)
    }
  }

  private mutating func pair(_ old: Int, _ new: Int) {
    links.old[old] = new
    links.new[new] = old
  }
}
