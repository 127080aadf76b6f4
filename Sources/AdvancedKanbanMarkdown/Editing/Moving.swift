internal import SourceText

extension MarkdownCardFile {
  /// The card at an index, ready for another file.
  ///
  /// - Parameter index: The card's index, from 0.
  /// - Returns: The card's lines.
  /// - Throws: ``MarkdownEditError/indexOutOfRange(index:count:)``.
  package func source(ofCard index: Int) throws(MarkdownEditError) -> CardSource {
    guard cards.indices.contains(index) else {
      throw .indexOutOfRange(index: index, count: cards.count)
    }
    return CardSource(cards[index], in: self)
  }

  /// The file with a card at another index.
  ///
  /// - Parameters:
  ///   - index: The card's index, from 0.
  ///   - destination: The index, from 0, that the card has after it has been taken out and put back.
  /// - Returns: The new file.
  /// - Throws: ``MarkdownEditError``.
  public func movingCard(
    at index: Int,
    to destination: Int
  ) throws(MarkdownEditError) -> MarkdownCardFile {
    guard cards.indices.contains(index) else {
      throw .indexOutOfRange(index: index, count: cards.count)
    }
    guard index != destination else { return self }
    let gap = gapGoing(withCard: index, to: destination)
    let card = try source(ofCard: index)
    return try removingCard(at: index)
      .inserting(card, at: destination, spareGap: Array(text.bytes[text.lines(gap)]))
  }

  /// The gap that a card takes along: the one to the only other card of its list, to stand on the
  /// other side of that card as it did on this one. No other list knows of it.
  private func gapGoing(withCard index: Int, to destination: Int) -> Range<Int> {
    let mates = cards.mates(ofCard: index)
    let mate = mates.lowerBound == index ? index + 1 : mates.lowerBound
    let neighbor = max(destination - 1, 0)
    guard mates.count == 2, mate - (mate > index ? 1 : 0) == neighbor else { return 0..<0 }
    return gapLeaving(withCard: index)
  }
}
