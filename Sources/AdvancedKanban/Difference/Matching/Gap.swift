/// Cards without a counterpart that follow each other in a column.
struct Gap {
  /// Where the cards are in the list of unmatched cards.
  var cards: Range<Int>

  /// Where they are in their column.
  let column: Int
  var places: Range<Int>

  /// The runs of neighbors among unmatched cards.
  static func all(in cards: [UnmatchedCard]) -> [Gap] {
    var gaps: [Gap] = []
    for (index, position) in cards.map(\.position).enumerated() {
      if let last = gaps.last, last.column == position.column,
        last.places.upperBound == position.index
      {
        gaps[gaps.count - 1].cards = last.cards.lowerBound..<index + 1
        gaps[gaps.count - 1].places = last.places.lowerBound..<position.index + 1
      } else {
        let place = position.index..<position.index + 1
        gaps.append(Gap(cards: index..<index + 1, column: position.column, places: place))
      }
    }
    return gaps
  }
}

/// Gaps on either side between cards that are the same.
struct GapPair {
  let old: Range<Int>
  let new: Range<Int>

  /// The pairs of cards that may be the same: each with each, and in long gaps of the same length
  /// the first with the first, the second with the second.
  var combinations: [(Int, Int)] {
    if old.count * new.count <= 256 { return old.flatMap { card in new.map { (card, $0) } } }
    return old.count == new.count ? Array(zip(old, new)) : []
  }
}

extension CardMatcher {
  /// The gaps between the same neighbors, or at the same end of a column.
  var gapPairs: [GapPair] {
    let gaps = Gap.all(in: new)
    let starts = gaps.map { BoardPosition(column: $0.column, index: $0.places.lowerBound) }
    let newGaps = Dictionary(zip(starts, gaps), uniquingKeysWith: { first, _ in first })
    return Gap.all(in: old).compactMap { gap in
      guard let column = pairing.links.old[gap.column],
        let places = counterpart(of: gap, in: column),
        let other = newGaps[BoardPosition(column: column, index: places.lowerBound)],
        other.places == places
      else { return nil }
      return GapPair(old: gap.cards, new: other.cards)
    }
  }

  /// The places between the neighbors of a gap on the new board.
  private func counterpart(of gap: Gap, in column: Int) -> Range<Int>? {
    let neighbors = links.old[gap.column]
    func index(_ link: CardLink?) -> Int? {
      link.flatMap { $0.position.column == column ? $0.position.index : nil }
    }
    let start = gap.places.lowerBound == 0 ? -1 : index(neighbors[gap.places.lowerBound - 1])
    let isLast = gap.places.upperBound == neighbors.count
    let end = isLast ? links.new[column].count : index(neighbors[gap.places.upperBound])
    guard let start, let end, start + 1 < end else { return nil }
    return start + 1..<end
  }
}
