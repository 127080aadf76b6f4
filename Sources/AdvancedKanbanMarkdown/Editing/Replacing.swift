internal import SourceText

extension MarkdownCardFile {
  /// The file with other lines for a card, line ends aside.
  ///
  /// - Parameters:
  ///   - index: The card's index, from 0.
  ///   - source: The lines, with marker and indent.
  /// - Returns: The new file.
  /// - Throws: ``MarkdownEditError``.
  package func replacingCard(
    at index: Int,
    with source: CardSource
  ) throws(MarkdownEditError) -> MarkdownCardFile {
    let card = try CardInHand(index, of: self)
    let lines = card.span.lines
    let lineEnd = text.lineEnd(ofLine: lines.lowerBound) ?? lineEnd(near: lines.lowerBound)
    let isOpen = text.lineEnd(ofLine: lines.upperBound - 1) == nil
    let new = source.bytes(endingIn: lineEnd).dropLast(isOpen ? lineEnd.bytes.count : 0)
    return try card.replacing(Replacement(bytes(of: card.span), with: Array(new)))
  }
}
