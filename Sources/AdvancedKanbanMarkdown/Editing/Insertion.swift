internal import CommonMark
internal import SourceText

extension MarkdownCardFile {
  /// The file with a card more.
  ///
  /// The card goes right behind the card before it, in that card's list, with the gap of its
  /// neighbours; at index 0, or where that is wanted, right before the card behind it; into a file
  /// without cards at the end. It takes the indent and the marker of its neighbour as far as that changes nothing else.
  ///
  /// - Parameters:
  ///   - card: The card.
  ///   - index: The index, from 0, that the card is to have.
  ///   - isBefore: Whether it goes right before the card behind it, as where text stands between the card
  ///     before it and that one.
  ///   - spareGap: The blank lines to put between the card and a neighbour that shows no gap.
  /// - Returns: The new file.
  /// - Throws: ``MarkdownEditError``.
  package func inserting(
    _ card: CardSource,
    at index: Int,
    isBefore: Bool = false,
    spareGap: [UInt8] = []
  ) throws(MarkdownEditError) -> MarkdownCardFile {
    guard (0...cards.count).contains(index) else {
      throw .indexOutOfRange(index: index, count: cards.count)
    }
    if index > 0, let line = foreignSettings(inCard: index - 1) { throw .unsound(line: line + 1) }
    let place = InsertionPlace(in: self, at: index, isBefore: isBefore, spareGap: spareGap)
    let check = EditCheck().inserting(card, before: place.block)
    let candidates = forms(of: card, at: index).lazy.flatMap { form in
      place.blankLines.lazy.map { blanks in
        let replacement = place.replacement(for: form, blanks: blanks)
        return Candidate([replacement], check: check)
      }
    }
    do {
      return try applyingFirstSound(of: candidates, line: place.line)
    } catch {
      throw unclosedBlock(before: index).map { .unclosedBlock(line: $0 + 1) } ?? error
    }
  }

  /// The line of the last block where it is one that swallows everything behind it.
  private func unclosedBlock(before index: Int) -> Int? {
    guard cards.isEmpty, let last = blocks.last else { return nil }
    return last.kind == .codeBlock || last.kind == .html ? last.firstLine : nil
  }
}
