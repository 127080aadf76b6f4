/// Which card of a merged file goes into which section, where the lines that belong to no card divide
/// the file.
struct MergedSections {
  /// The cards in order.
  private let cards: [Int]

  /// For each card its index in the file.
  private let order: CardIndices

  /// For each section the indices of its cards.
  private let ranges: [Range<Int>]

  /// The blank lines between two cards.
  private let gap: [FilePiece]

  private let blank: FilePiece

  /// How much an arrangement puts where it is missing.
  enum Filling {
    /// A card into each section that has some; the others can be inserted above and below it.
    case firstCards

    /// All cards.
    case allCards
  }

  /// - Parameters:
  ///   - cards: The cards in order.
  ///   - order: For each card its index in the file.
  ///   - dividers: How many of them are above each line that divides the file, in order.
  ///   - gapCount: How many blank lines there are between two cards.
  ///   - lineEnd: How new lines end.
  init(
    _ cards: [Int],
    order: CardIndices,
    dividers: [Int],
    gapCount: Int,
    lineEnd: [UInt8]
  ) {
    (self.cards, self.order) = (cards, order)
    let ends = dividers.map { min($0, cards.count) } + [cards.count]
    ranges = zip([0] + ends, ends).map { $0..<$1 }
    blank = .line(lineEnd)
    gap = Array(repeating: blank, count: gapCount)
  }

  /// Pieces without the cards that are not wanted or stand elsewhere, and with cards that are missing.
  ///
  /// Where the pieces have other lines than are known, it is just the cards that stand in order.
  func arranging(_ pieces: [FilePiece], _ filling: Filling) -> [FilePiece] {
    let dividerCount = pieces.count(where: \.isDivider)
    guard dividerCount + 1 == ranges.count else {
      return pieces.keepingOrder { card, _ in order[card] }
    }
    let kept = pieces.keepingOrder { card, section in
      order[card].flatMap { ranges[section].contains($0) ? $0 : nil }
    }
    let dividers = kept.indices.filter { kept[$0].isDivider }
    var result: [FilePiece] = []
    var start = 0
    for (section, end) in (dividers + [kept.count]).enumerated() {
      result += filled(kept[start..<end], section, filling)
      result += kept[end..<min(end + 1, kept.count)]
      start = end + 1
    }
    return result
  }

  /// Whether a card is in another section than the one before it.
  func begins(_ card: Int) -> Bool {
    guard let index = order[card] else { return false }
    return ranges.contains { $0.lowerBound == index && !$0.isEmpty }
  }

  private func filled(
    _ part: ArraySlice<FilePiece>,
    _ section: Int,
    _ filling: Filling
  ) -> [FilePiece] {
    let range = ranges[section]
    if part.contains(where: { $0.card != nil }) {
      return filling == .allCards ? completed(part, range) : Array(part)
    }
    // Into a file without any card the first one goes as into every such file.
    guard let first = range.first, ranges.count > 1 else { return Array(part) }
    let space = part.isEmpty ? [blank] : Array(part)
    var result = section == 0 ? Array(part) : space
    result.append(.card(cards[first]))
    if filling == .allCards {
      for card in cards[range.dropFirst()] { result += gap + [.card(card)] }
    }
    return section == ranges.count - 1 ? result : result + space
  }

  /// A section with the cards that are missing: each behind the one before it, the first ones above the
  /// first that is there.
  private func completed(_ part: ArraySlice<FilePiece>, _ range: Range<Int>) -> [FilePiece] {
    var result: [FilePiece] = []
    var next = range.lowerBound
    var blanks: [FilePiece] = []
    for piece in part {
      guard let index = piece.card.flatMap({ order[$0] }) else {
        blanks.append(piece)
        continue
      }
      let missing = cards[next..<index].map(FilePiece.card)
      let isFirst = result.allSatisfy { $0.card == nil }
      result += isFirst ? blanks : missing.flatMap { blanks + [$0] }
      result += isFirst ? missing.flatMap { [$0] + gap } : blanks
      result.append(piece)
      (next, blanks) = (index + 1, [])
    }
    return result + cards[next..<range.upperBound].flatMap { gap + [.card($0)] } + blanks
  }
}

extension FilePiece {
  /// Whether this is a line with something to read in it.
  var isDivider: Bool { card == nil && !isBlank }
}
