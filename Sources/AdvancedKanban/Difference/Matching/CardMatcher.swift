/// Finds out which card of one board is which of another, by what is surest first.
///
/// Every step treats both boards alike, so that the result is the same from either side. The cards
/// are known by numbers alone, whatever their type is: that is what makes it quick.
struct CardMatcher {
  private(set) var links: Links<[CardLink?]>

  /// The cards without a counterpart, in the order of their boards.
  private(set) var old: [UnmatchedCard] = []
  private(set) var new: [UnmatchedCard] = []

  /// What has to be added to positions to get the indices in whole columns.
  private(set) var firstIndices: (old: [Int], new: [Int]) = ([], [])

  let pairing: ColumnPairing
  let readers: (old: CardReader, new: CardReader)

  /// Matches the cards of two boards.
  static func links<Column: KanbanWrittenColumn>(
    _ old: [Column],
    _ new: [Column],
    _ pairing: ColumnPairing
  ) -> Links<[CardLink?]> {
    // Key paths to what is generic are made anew each time.
    var matcher = CardMatcher(old.map { $0.cards }, new.map { $0.cards }, pairing)
    matcher.firstIndices = (old.map { $0.firstIndex }, new.map { $0.firstIndex })
    matcher.match()
    return matcher.links
  }

  private init<Card: KanbanWrittenCard>(
    _ old: [[Card]],
    _ new: [[Card]],
    _ pairing: ColumnPairing
  ) {
    self.pairing = pairing
    readers = (CardReader(old), CardReader(new))
    links = Links(
      old: old.map { Array(repeating: nil, count: $0.count) },
      new: new.map { Array(repeating: nil, count: $0.count) }
    )
    for (index, other) in pairing.links.old.enumerated() {
      if let other { linkEnds(index, old[index], other, new[other]) }
    }
    let positions = (old: links.old.unlinkedPositions, new: links.new.unlinkedPositions)
    var sources = SourceNumbering(at: positions.old, in: old)
    self.old = zip(positions.old, sources.numbers).map { position, source in
      UnmatchedCard(
        position: position,
        commonColumn: pairing.links.old[position.column] == nil ? nil : position.column,
        source: source
      )
    }
    self.new = zip(positions.new, sources.numbers(at: positions.new, in: new)).map {
      position,
      source in
      UnmatchedCard(
        position: position,
        commonColumn: pairing.links.new[position.column],
        source: source
      )
    }
  }

  /// Links the unchanged cards at the beginning and at the end of a column.
  private mutating func linkEnds<Card: KanbanWrittenCard>(
    _ column: Int,
    _ old: [Card],
    _ other: Int,
    _ new: [Card]
  ) {
    let shorter = min(old.count, new.count)
    var start = 0
    while start < shorter, old[start].hasSameSource(as: new[start]) { start += 1 }
    let shift = new.count - old.count
    var end = old.count
    while end > start, end + shift > start, old[end - 1].hasSameSource(as: new[end - 1 + shift]) {
      end -= 1
    }
    linkUnchanged(column, 0..<start, other, shift: 0)
    linkUnchanged(column, end..<old.count, other, shift: shift)
  }

  private mutating func linkUnchanged(
    _ column: Int,
    _ indices: Range<Int>,
    _ other: Int,
    shift: Int
  ) {
    for index in indices {
      let position = BoardPosition(column: column, index: index)
      link(position, BoardPosition(column: other, index: index + shift), isUnchanged: true)
    }
  }

  private mutating func link(_ old: BoardPosition, _ new: BoardPosition, isUnchanged: Bool) {
    links.old[old.column][old.index] = CardLink(position: new, isUnchanged: isUnchanged)
    links.new[new.column][new.index] = CardLink(position: old, isUnchanged: isUnchanged)
  }
}

extension CardMatcher {
  private mutating func match() {
    match(isUnchanged: true) { $0.key($0.source, inColumn: true) }
    readBlockIDs()
    match { $0.key($0.blockID, inColumn: true) }
    match(isUnchanged: true) { $0.key($0.source, inColumn: false) }
    match { $0.key($0.blockID, inColumn: false) }
    readTitles()
    matchTitles(inColumn: true)
    matchTitles(inColumn: false)
    matchWordings()
  }

  private mutating func readBlockIDs() {
    var numbers = Numbering<String>()
    for index in old.indices {
      old[index].blockID = readers.old.blockID(old[index].position).map { numbers.number($0) }
    }
    for index in new.indices {
      new[index].blockID = readers.new.blockID(new[index].position).map { numbers.number($0) }
    }
  }

  private mutating func readTitles() {
    var numbers = Numbering<String>()
    for index in old.indices {
      let title = readers.old.title(old[index].position)
      old[index].title = title.isEmpty ? nil : numbers.number(title)
    }
    for index in new.indices {
      let title = readers.new.title(new[index].position)
      new[index].title = title.isEmpty ? nil : numbers.number(title)
    }
  }

  /// Here no two cards with the same block ID are left, so two that have one are never the same.
  private mutating func matchTitles(inColumn: Bool) {
    let plain = { (card: UnmatchedCard) in
      card.key(card.blockID == nil ? card.title : nil, inColumn: inColumn)
    }
    let named = { (card: UnmatchedCard) in
      card.key(card.blockID == nil ? nil : card.title, inColumn: inColumn)
    }
    match(by: plain, with: plain)
    match(by: named, with: plain)
    match(by: plain, with: named)
  }

  private mutating func match(isUnchanged: Bool = false, by key: (UnmatchedCard) -> CardKey?) {
    match(by: key, with: key, isUnchanged: isUnchanged)
  }

  /// Matches cards with equal keys, the first with the first, the second with the second.
  private mutating func match(
    by key: (UnmatchedCard) -> CardKey?,
    with otherKey: (UnmatchedCard) -> CardKey?,
    isUnchanged: Bool = false
  ) {
    guard !old.isEmpty, !new.isEmpty else { return }
    var first: [CardKey: Int] = [:]
    var next: [Int?] = new.map { _ in nil }
    for index in new.indices.reversed() {
      if let key = otherKey(new[index]) { next[index] = first.updateValue(index, forKey: key) }
    }
    let pairs = old.indices.compactMap { index -> (Int, Int)? in
      guard let key = key(old[index]), let other = first[key] else { return nil }
      first[key] = next[other]
      return (index, other)
    }
    take(pairs, isUnchanged: isUnchanged)
  }

  /// Links the cards at some places of the two lists, and takes them out.
  mutating func take(_ pairs: [(old: Int, new: Int)], isUnchanged: Bool = false) {
    guard !pairs.isEmpty else { return }
    for pair in pairs {
      link(old[pair.old].position, new[pair.new].position, isUnchanged: isUnchanged)
    }
    old.removeAll { links.old[$0.position.column][$0.position.index] != nil }
    new.removeAll { links.new[$0.position.column][$0.position.index] != nil }
  }
}
