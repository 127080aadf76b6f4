/// Which card of a merged file goes into which section, where the lines that belong to no card divide
/// the file.
struct MergedSections {
  /// For each card its index in the file.
  private let order: [Int: Int]

  /// For each card how many lines with something to read in them are above it.
  private let sections: [Int: Int]

  /// The first card of each section that has one.
  private var firstCards: [Int: Int] = [:]

  /// How many such lines there are.
  private let dividerCount: Int

  /// - Parameters:
  ///   - cards: The cards in order.
  ///   - dividers: How many of them are above each line, in order.
  init(_ cards: [Int], dividers: [Int]) {
    order = Dictionary(uniqueKeysWithValues: cards.enumerated().map { ($1, $0) })
    var sections: [Int: Int] = [:]
    var section = 0
    for (index, card) in cards.enumerated() {
      while section < dividers.count, dividers[section] <= index { section += 1 }
      sections[card] = section
      if firstCards[section] == nil { firstCards[section] = card }
    }
    self.sections = sections
    dividerCount = dividers.count
  }

  /// Pieces without the cards that are not wanted or stand elsewhere, and with a card in each section
  /// that is to have one: the first.
  ///
  /// - Parameters:
  ///   - pieces: The pieces.
  ///   - lineEnd: How new lines end.
  /// - Returns: The pieces; where they have other lines than are known, with all cards that stand in order.
  func arranging(_ pieces: [FilePiece], _ lineEnd: [UInt8]) -> [FilePiece] {
    guard pieces.count(where: \.isDivider) == dividerCount else {
      return pieces.keepingOrder { card, _ in order[card] }
    }
    let kept = pieces.keepingOrder { card, section in
      sections[card] == section ? order[card] : nil
    }
    return dividerCount == 0 ? kept : filling(kept, .line(lineEnd))
  }

  /// Whether a card is in another section than the one before it.
  func begins(_ card: Int, after other: Int) -> Bool { sections[card] != sections[other] }

  private func filling(_ pieces: [FilePiece], _ blank: FilePiece) -> [FilePiece] {
    var result: [FilePiece] = []
    var start = 0
    let dividers = pieces.indices.filter { pieces[$0].isDivider }
    for (section, end) in (dividers + [pieces.count]).enumerated() {
      let part = pieces[start..<end]
      if let card = firstCards[section], !part.contains(where: { $0.card != nil }) {
        let isFirst = section == 0
        let isLast = section == dividers.count
        let gap = part.isEmpty ? [blank] : Array(part)
        result += (isFirst ? Array(part) : gap) + [.card(card)] + (isLast ? [] : gap)
      } else {
        result += part
      }
      result += pieces[end..<min(end + 1, pieces.count)]
      start = end + 1
    }
    return result
  }
}

extension FilePiece {
  /// Whether this is a line with something to read in it.
  var isDivider: Bool { card == nil && !isBlank }
}
