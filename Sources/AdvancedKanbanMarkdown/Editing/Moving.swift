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
    let gap = text.lines(gapLeaving(withCard: index))
    let card = try source(ofCard: index)
    return try outlined.removingCard(at: index)
      .inserting(card, at: destination, spareGap: Array(text.bytes[gap]))
  }
}
