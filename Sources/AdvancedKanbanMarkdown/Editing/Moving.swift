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
    let file = outlined
    return CardSource(file.cards[index], in: file)
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
    return try outlined.removingCard(at: index)
      .inserting(card, at: destination, spareGap: Array(text.bytes[text.lines(gap)]))
  }

  /// The gap that a card takes along: the one to the only other card of its list, to stand on the
  /// other side of that card as it did on this one. No other list knows of it.
  private func gapGoing(withCard index: Int, to destination: Int) -> Range<Int> {
    let mates = cards.indices.filter { $0 != index && cards[$0].list == cards[index].list }
    let neighbor = max(destination - 1, 0)
    guard mates.count == 1, mates[0] - (mates[0] > index ? 1 : 0) == neighbor else { return 0..<0 }
    return gapLeaving(withCard: index)
  }
}
