internal import AdvancedKanbanMarkdown

/// Which card of one version of a file is which of another.
///
/// A card is matched by its block ID, else by its bytes, else by its title, and what is left by its
/// place between matched cards.
struct CardMatching {
  /// The index in the other version of each card, or `nil` where the other does not have it.
  private(set) var counterparts: [Int?]

  private var taken: Set<Int> = []

  init(from file: MarkdownCardFile, to other: MarkdownCardFile) {
    guard file.bytes != other.bytes else {
      counterparts = file.cards.indices.map { $0 }
      return
    }
    let cards = MarkdownKanbanColumn(id: "", file: file).cards
    let others = MarkdownKanbanColumn(id: "", file: other).cards
    counterparts = Array(repeating: nil, count: cards.count)
    match(cards.map(\.blockID), with: others.map(\.blockID))
    match(cards.map(\.source), with: others.map(\.source))
    match(cards.map { $0.title.isEmpty ? nil : $0.title }, with: others.map(\.title))
    matchByPlace(othersCount: others.count)
  }

  /// The index at which a card that stands at an index between the cards of this version has to be
  /// inserted into the other: behind the nearest card before it that the other has, else before
  /// the nearest behind it.
  func insertionIndex(for index: Int, count: Int) -> Int {
    if let before = counterparts[..<index].last(where: { $0 != nil }) { return (before ?? 0) + 1 }
    if let after = counterparts[index...].first(where: { $0 != nil }) { return after ?? 0 }
    return index == 0 ? 0 : count
  }

  /// Matches cards with equal keys, the first with the first, the second with the second.
  private mutating func match<Key: Hashable>(_ keys: [Key?], with others: [Key?]) {
    var free: [Key: [Int]] = [:]
    for (index, key) in others.enumerated().reversed() where !taken.contains(index) {
      if let key { free[key, default: []].append(index) }
    }
    for (index, key) in keys.enumerated() where counterparts[index] == nil {
      guard let key, let other = free[key]?.popLast() else { continue }
      counterparts[index] = other
      taken.insert(other)
    }
  }

  /// Matches runs of unmatched cards of the same length between two matched neighbours.
  private mutating func matchByPlace(othersCount: Int) {
    var start = 0
    while start < counterparts.count {
      let run = start..<(counterparts[start...].firstIndex { $0 != nil } ?? counterparts.count)
      let first = start == 0 ? 0 : (counterparts[start - 1] ?? 0) + 1
      let end = run.upperBound < counterparts.count ? counterparts[run.upperBound] : othersCount
      let others = first..<max(first, end ?? othersCount)
      if !run.isEmpty, others.count == run.count, taken.isDisjoint(with: others) {
        for (index, other) in zip(run, others) { counterparts[index] = other }
        taken.formUnion(others)
      }
      start = run.upperBound + 1
    }
  }
}
