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
    let numbers = (old: sources.numbers, new: sources.numbers(at: positions.new, in: new))
    self.old = zip(positions.old, numbers.old).map { position, source in
      UnmatchedCard(
        position: position,
        commonColumn: pairing.links.old[position.column] == nil ? nil : position.column,
        source: source
      )
    }
    self.new = zip(positions.new, numbers.new).map { position, source in
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
    match(inColumn: true, isUnchanged: true) { $0.source }
    readBlockIDs()
    match(inColumn: true) { $0.blockID }
    match(inColumn: false, isUnchanged: true) { $0.source }
    match(inColumn: false) { $0.blockID }
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
    let plain = { (card: UnmatchedCard) in card.blockID == nil ? card.title : nil }
    let named = { (card: UnmatchedCard) in card.blockID == nil ? nil : card.title }
    match(inColumn: inColumn, by: plain, with: plain)
    match(inColumn: inColumn, by: named, with: plain)
    match(inColumn: inColumn, by: plain, with: named)
  }

  private mutating func match(
    inColumn: Bool,
    isUnchanged: Bool = false,
    by number: (UnmatchedCard) -> Int?
  ) {
    match(inColumn: inColumn, by: number, with: number, isUnchanged: isUnchanged)
  }

  /// Matches cards with equal numbers, wherever they are or within each column: the first with the
  /// first, the second with the second.
  private mutating func match(
    inColumn: Bool,
    by number: (UnmatchedCard) -> Int?,
    with otherNumber: (UnmatchedCard) -> Int?,
    isUnchanged: Bool = false
  ) {
    guard !old.isEmpty, !new.isEmpty else { return }
    var queues = NumberQueues(of: new.map(otherNumber))
    var pairs: [(old: Int, new: Int)] = []
    for (olds, news) in inColumn ? commonColumns : [(old.indices, new.indices)] {
      queues.fill(with: news)
      for index in olds {
        guard let other = number(old[index]).flatMap({ queues.takeFirst($0) }) else { continue }
        pairs.append((index, other))
      }
      queues.empty(of: news)
    }
    take(pairs, isUnchanged: isUnchanged)
  }

  /// Where the cards of the columns that both boards have are in the two lists.
  private var commonColumns: [(old: Range<Int>, new: Range<Int>)] {
    pairing.links.old.enumerated().compactMap { column, other in
      other.map { (old.places(inColumn: column), new.places(inColumn: $0)) }
    }
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
