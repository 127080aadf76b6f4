/// Numbers for the bytes of the cards of a board, so that equal bytes have equal numbers: that of the
/// first card that has them.
///
/// The cards of another board mostly follow each other as they do here, so each is compared with the
/// one that should come next before it is looked up.
struct SourceNumbering<Card: KanbanWrittenCard> {
  // What is generic costs each call anew, so cards are gone through in plain loops.
  private var cards: [Card] = []

  /// The number of each card.
  private(set) var numbers: [Int] = []

  /// The first number of each hash value, and behind each number the next one of the same hash value.
  private var firstNumbers: [Int: Int] = [:]
  private var nextNumbers: [Int: Int] = [:]

  /// The index of the card that should come next on the other board.
  private var expected = 0

  /// Numbers the cards at some positions of a board.
  init(at positions: [BoardPosition], in columns: [[Card]]) {
    cards.reserveCapacity(positions.count)
    numbers.reserveCapacity(positions.count)
    firstNumbers.reserveCapacity(positions.count)
    for position in positions {
      let card = columns[position.column][position.index]
      numbers.append(add(card, numbers.count))
      cards.append(card)
    }
  }

  private mutating func add(_ card: Card, _ index: Int) -> Int {
    let hash = card.sourceHash
    if let number = find(card, hash) { return number }
    nextNumbers[index] = firstNumbers.updateValue(index, forKey: hash)
    return index
  }

  private func find(_ card: Card, _ hash: Int) -> Int? {
    var candidate = firstNumbers[hash]
    while let number = candidate, !cards[number].hasSameSource(as: card) {
      candidate = nextNumbers[number]
    }
    return candidate
  }

  /// The numbers of the cards at some positions of another board; `nil` for one whose bytes no card
  /// here has.
  mutating func numbers(at positions: [BoardPosition], in columns: [[Card]]) -> [Int?] {
    var result: [Int?] = []
    result.reserveCapacity(positions.count)
    for position in positions {
      result.append(number(of: columns[position.column][position.index]))
    }
    return result
  }

  private mutating func number(of card: Card) -> Int? {
    let isExpected = expected < cards.count && cards[expected].hasSameSource(as: card)
    let number = isExpected ? numbers[expected] : find(card, card.sourceHash)
    expected = (isExpected ? expected : number ?? expected) + 1
    return number
  }
}

extension KanbanWrittenCard {
  fileprivate var sourceHash: Int {
    var hasher = Hasher()
    hashSource(into: &hasher)
    return hasher.finalize()
  }
}
