internal import AdvancedKanban
internal import AdvancedKanbanMarkdown

/// Which card of one version of a file is which of another.
///
/// A card is matched by its block ID, else by its bytes, else by its title, and what is left by its
/// place between matched cards where the texts are alike. Two different IDs are never one card.
struct CardMatching {
  /// The index in the other version of each card, or `nil` where the other does not have it.
  private(set) var counterparts: [Int?]

  private var taken: Set<Int> = []
  private let cards: [MarkdownKanbanCard]
  private let others: [MarkdownKanbanCard]

  init(from file: MarkdownCardFile, to other: MarkdownCardFile) {
    guard file.bytes != other.bytes else {
      counterparts = file.cards.indices.map { $0 }
      (cards, others) = ([], [])
      return
    }
    cards = MarkdownKanbanColumn(id: "", file: file).cards
    others = MarkdownKanbanColumn(id: "", file: other).cards
    counterparts = Array(repeating: nil, count: cards.count)
    match(cards.map(\.blockID), with: others.map(\.blockID))
    match(cards.map(\.source), with: others.map(\.source))
    match(cards.map { $0.title.isEmpty ? nil : $0.title }, with: others.map(\.title))
    matchByPlace()
  }

  /// The index at which a card that stands at an index between the cards of this version has to be
  /// inserted into the other: at the top or at the bottom if it is there in this one, else behind the
  /// nearest card before it that the other has, else before the nearest behind it.
  func insertionIndex(for index: Int, count: Int) -> Int {
    if index == 0 { return 0 }
    if index == counterparts.count { return count }
    if let before = counterparts[..<index].last(where: { $0 != nil }) { return (before ?? 0) + 1 }
    if let after = counterparts[index...].first(where: { $0 != nil }) { return after ?? 0 }
    return count
  }

  /// Matches cards with equal keys, the first with the first, the second with the second.
  private mutating func match<Key: Hashable>(_ keys: [Key?], with others: [Key?]) {
    var free: [Key: [Int]] = [:]
    for (index, key) in others.enumerated().reversed() where !taken.contains(index) {
      if let key { free[key, default: []].append(index) }
    }
    for (index, key) in keys.enumerated() where counterparts[index] == nil {
      guard let key, let other = free[key]?.last, mayBeOne(index, other) else { continue }
      free[key]?.removeLast()
      counterparts[index] = other
      taken.insert(other)
    }
  }

  /// Matches runs of unmatched cards between two matched neighbours: where they are of the same
  /// length one by one, else in their order.
  private mutating func matchByPlace() {
    var start = 0
    while start < counterparts.count {
      let run = start..<(counterparts[start...].firstIndex { $0 != nil } ?? counterparts.count)
      let first = start == 0 ? 0 : (counterparts[start - 1] ?? 0) + 1
      let end = run.upperBound < counterparts.count ? counterparts[run.upperBound] : others.count
      let places = first..<max(first, end ?? others.count)
      if places.count == run.count, taken.isDisjoint(with: places) {
        for (index, other) in zip(run, places) where areAlike(index, other) {
          counterparts[index] = other
          taken.insert(other)
        }
      }
      if places.count != run.count { matchInOrder(run, with: places) }
      start = run.upperBound + 1
    }
  }

  /// Matches each card of a run with the next one that is alike.
  private mutating func matchInOrder(_ run: Range<Int>, with places: Range<Int>) {
    var places = places
    for index in run {
      // A card that is none of the next few was hardly edited in its place.
      let next = places.prefix(16)
      guard let other = next.first(where: { !taken.contains($0) && areAlike(index, $0) }) else {
        continue
      }
      counterparts[index] = other
      taken.insert(other)
      places = (other + 1)..<places.upperBound
    }
  }

  private func areAlike(_ index: Int, _ other: Int) -> Bool {
    guard mayBeOne(index, other) else { return false }
    let (wording, otherWording) = (CardWording(cards[index]), CardWording(others[other]))
    return wording.likenessInPlace(to: otherWording) >= CardWording.boundInPlace
  }

  private func mayBeOne(_ index: Int, _ other: Int) -> Bool {
    guard let id = cards[index].blockID, let otherID = others[other].blockID else { return true }
    return id == otherID
  }
}
