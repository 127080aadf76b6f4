/// The words of many cards on either side, to find those that share some without comparing each
/// with each.
struct WordIndex {
  /// The words of each card by their numbers, rising.
  private let old: [[Int]]
  private let new: [[Int]]

  /// The cards that have each word, by the number of the word.
  private let usage: [(old: [Int], new: [Int])]

  init(_ old: [CardWording], _ new: [CardWording]) {
    var numbers = Numbering<Word>()
    self.old = old.map { $0.words.map { numbers.number($0) }.sorted() }
    self.new = new.map { $0.words.map { numbers.number($0) }.sorted() }
    var usage = Array(repeating: (old: [Int](), new: [Int]()), count: numbers.count)
    for (card, words) in self.old.enumerated() {
      for word in words { usage[word].old.append(card) }
    }
    for (card, words) in self.new.enumerated() {
      for word in words { usage[word].new.append(card) }
    }
    self.usage = usage
  }

  /// The pairs of cards that share a word, as long as there are no more than `bound`; else those
  /// that share one of the rarest words, of which as many are taken as fit.
  func pairs(upTo bound: Int) -> [(old: Int, new: Int)] {
    let rarity = rarity(upTo: bound)
    let rare = usage.map { $0.old.count * $0.new.count <= rarity ? $0.new : [] }
    var seenFor = Array(repeating: -1, count: new.count)
    return old.indices.flatMap { card in
      old[card].lazy.flatMap { rare[$0] }.compactMap { other in
        if seenFor[other] == card { return nil }
        seenFor[other] = card
        return (card, other)
      }
    }
  }

  /// How many pairs may share a word for it to be rare enough.
  private func rarity(upTo bound: Int) -> Int {
    let counts = usage.map { $0.old.count * $0.new.count }.sorted()
    var total = 0
    guard
      let first = counts.firstIndex(where: {
        total += $0; return total > bound
      })
    else {
      return counts.last ?? 0
    }
    // All words as common as the first one that does not fit are out, whatever their order.
    return counts[first] - 1
  }

  /// The Dice coefficient of the words of two cards.
  func likeness(_ card: Int, _ other: Int) -> Double {
    let count = old[card].count + new[other].count
    return Double(2 * old[card].countShared(with: new[other])) / Double(max(count, 1))
  }
}
