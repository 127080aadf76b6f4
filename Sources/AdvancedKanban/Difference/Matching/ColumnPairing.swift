/// Which column of one board is which of another.
struct ColumnPairing: Equatable {
  private(set) var links: Links<Int?>

  /// Pairs the columns with equal IDs; of several the first with the first.
  static func byID<Column: KanbanWrittenColumn>(_ old: [Column], _ new: [Column]) -> Self {
    var pairing = Self(links: Links(old: old.map { _ in nil }, new: new.map { _ in nil }))
    var free: [Column.ID: [Int]] = [:]
    for (index, column) in new.enumerated().reversed() {
      free[column.id, default: []].append(index)
    }
    for (index, column) in old.enumerated() {
      if let other = free[column.id]?.popLast() { pairing.pair(index, other) }
    }
    return pairing
  }

  /// Pairs what is left by the cards, those with the largest share in common first.
  func completed(by cards: Links<[CardLink?]>) -> Self {
    var pairing = self
    let candidates = links.old.indices.filter { links.old[$0] == nil }.flatMap { old in
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
      guard links.new[new] == nil, share > BoardMatching.sharedCardsBound else { return nil }
      return LikePair(old: old, new: new, likeness: share)
    }
  }

  private mutating func pair(_ old: Int, _ new: Int) {
    links.old[old] = new
    links.new[new] = old
  }
}
