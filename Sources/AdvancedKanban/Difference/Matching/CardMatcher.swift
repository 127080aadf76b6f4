/// Finds out which card of one board is which of another, by what is surest first.
///
/// Every step treats both boards alike, so that the result is the same from either side.
struct CardMatcher<Column: KanbanWrittenColumn> {
  typealias Card = UnmatchedCard<Column.Card>

  private(set) var links: Links<[CardLink?]>

  /// The cards without a counterpart, in the order of their boards.
  private(set) var old: [Card] = []
  private(set) var new: [Card] = []

  let pairing: ColumnPairing

  /// Matches the cards of two boards.
  static func links(
    _ old: [Column],
    _ new: [Column],
    _ pairing: ColumnPairing
  ) -> Links<[CardLink?]> {
    var matcher = CardMatcher(old.map(\.cards), new.map(\.cards), pairing)
    matcher.matchSources(inColumn: true)
    matcher.matchBlockIDs(inColumn: true)
    matcher.matchSources(inColumn: false)
    matcher.matchBlockIDs(inColumn: false)
    matcher.matchTitles()
    matcher.matchWordings()
    return matcher.links
  }

  private init(_ old: [[Column.Card]], _ new: [[Column.Card]], _ pairing: ColumnPairing) {
    self.pairing = pairing
    links = Links(
      old: old.map { Array(repeating: nil, count: $0.count) },
      new: new.map { Array(repeating: nil, count: $0.count) }
    )
    for (index, other) in pairing.links.old.enumerated() {
      if let other { linkEnds(index, old[index], other, new[other]) }
    }
    self.old = Self.unmatched(old, links.old) { pairing.links.old[$0] == nil ? nil : $0 }
    self.new = Self.unmatched(new, links.new) { pairing.links.new[$0] }
  }

  private static func unmatched(
    _ columns: [[Column.Card]],
    _ links: [[CardLink?]],
    commonColumn: (Int) -> Int?
  ) -> [Card] {
    columns.indices.flatMap { column in
      let common = commonColumn(column)
      return columns[column].indices.lazy.filter { links[column][$0] == nil }.map { index in
        Card(
          columns[column][index],
          at: BoardPosition(column: column, index: index),
          commonColumn: common
        )
      }
    }
  }

  /// Links the unchanged cards at the beginning and at the end of a column.
  private mutating func linkEnds(
    _ column: Int,
    _ old: [Column.Card],
    _ other: Int,
    _ new: [Column.Card]
  ) {
    let shorter = min(old.count, new.count)
    let start = (0..<shorter).first { !old[$0].hasSameSource(as: new[$0]) } ?? shorter
    let end =
      (0..<(shorter - start)).first {
        !old[old.count - 1 - $0].hasSameSource(as: new[new.count - 1 - $0])
      } ?? shorter - start
    let shift = new.count - old.count
    for index in 0..<start { linkUnchanged(column, index, other, index) }
    for index in (old.count - end)..<old.count {
      linkUnchanged(column, index, other, index + shift)
    }
  }

  private mutating func linkUnchanged(_ column: Int, _ index: Int, _ other: Int, _ newIndex: Int) {
    link(
      BoardPosition(column: column, index: index),
      BoardPosition(column: other, index: newIndex),
      isUnchanged: true
    )
  }

  private mutating func link(_ old: BoardPosition, _ new: BoardPosition, isUnchanged: Bool) {
    links.old[old.column][old.index] = CardLink(position: new, isUnchanged: isUnchanged)
    links.new[new.column][new.index] = CardLink(position: old, isUnchanged: isUnchanged)
  }
}

extension CardMatcher {
  private mutating func matchSources(inColumn: Bool) {
    if inColumn {
      match(isUnchanged: true) { $0.inColumn($0.source) }
    } else {
      match(isUnchanged: true) { $0.source }
    }
  }

  private mutating func matchBlockIDs(inColumn: Bool) {
    if inColumn {
      old = old.map(\.withBlockID)
      new = new.map(\.withBlockID)
      match { $0.inColumn($0.blockID) }
    } else {
      match { $0.blockID }
    }
  }

  /// Here no two cards with the same block ID are left, so two that have one are never the same.
  private mutating func matchTitles() {
    old = old.map(\.withTitle)
    new = new.map(\.withTitle)
    matchTitles { $0.inColumn($0.title) }
    matchTitles { $0.title }
  }

  private mutating func matchTitles<Key: Hashable>(_ title: (Card) -> Key?) {
    let plain = { (card: Card) in card.blockID == nil ? title(card) : nil }
    let named = { (card: Card) in card.blockID == nil ? nil : title(card) }
    match(by: plain, with: plain)
    match(by: named, with: plain)
    match(by: plain, with: named)
  }

  private mutating func match<Key: Hashable>(isUnchanged: Bool = false, by key: (Card) -> Key?) {
    match(by: key, with: key, isUnchanged: isUnchanged)
  }

  /// Matches cards with equal keys, the first with the first, the second with the second.
  private mutating func match<Key: Hashable>(
    by key: (Card) -> Key?,
    with otherKey: (Card) -> Key?,
    isUnchanged: Bool = false
  ) {
    guard !old.isEmpty, !new.isEmpty else { return }
    var free: [Key: [Int]] = [:]
    for (index, card) in new.enumerated().reversed() {
      if let key = otherKey(card) { free[key, default: []].append(index) }
    }
    let pairs = old.indices.compactMap { index in
      key(old[index]).flatMap { free[$0]?.popLast() }.map { (index, $0) }
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
