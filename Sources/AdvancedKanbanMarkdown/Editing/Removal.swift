internal import SourceText

extension MarkdownCardFile {
  /// The file without the card at an index.
  ///
  /// The card's own lines go, and the gap that goes with it. Where that would change what the rest
  /// says, the more careful forms are: to leave the gap, to put a blank line in the card's place,
  /// and to move the cards behind it left by as much as keeps them cards.
  ///
  /// - Parameter index: The card's index, from 0.
  /// - Returns: The new file.
  /// - Throws: ``MarkdownEditError``.
  public func removingCard(at index: Int) throws(MarkdownEditError) -> MarkdownCardFile {
    guard cards.indices.contains(index) else {
      throw .indexOutOfRange(index: index, count: cards.count)
    }
    return try removing(index)
  }

  private func removing(_ index: Int) throws(MarkdownEditError) -> MarkdownCardFile {
    let card = cards[index]
    let check = EditCheck().removing(card.block)
    let deletion = Replacement.deletion(of: bytes(of: card))
    let gap = Replacement.deletion(of: text.lines(gapLeaving(withCard: index)))
    let blank = Replacement(deletion.range, with: lineEnd(near: card.lines.lowerBound).bytes)
    let outdents = outdents(behindCard: index)
    // Behind the removed card every block has moved up by one.
    let reformed = outdents.cards.map { cards[$0].block - 1 }
    return try applyingFirstSound(
      of: [
        Candidate([deletion, gap], check: check),
        Candidate([deletion], check: check),
        Candidate([blank], check: check),
        Candidate([deletion, gap] + outdents.replacements, check: check.reforming(reformed)),
        Candidate([deletion] + outdents.replacements, check: check.reforming(reformed)),
      ],
      line: card.lines.lowerBound
    )
  }

  /// What keeps the cards behind a removed one from becoming parts of the card before it: each
  /// moves left by the least that puts its marker before the content of its new predecessor.
  private func outdents(behindCard index: Int) -> (replacements: [Replacement], cards: [Int]) {
    var result: (replacements: [Replacement], cards: [Int]) = ([], [])
    guard index > 0 else { return result }
    var contentColumn = cards[index - 1].marker.contentColumn
    for follower in cards.indices.dropFirst(index + 1) {
      let marker = cards[follower].marker
      let surplus = marker.indent - contentColumn + 1
      guard surplus > 0 else { return result }
      let source = CardSource(cards[follower], in: self)
      let form = { (rest: CardSource.RestOfLines) in
        source.formed(marker: marker.bytes, indent: marker.indent - surplus, rest: rest)
      }
      guard let moved = form(.shifting) ?? form(.keeping) else { return result }
      result.replacements += replacements(for: cards[follower], with: moved)
      result.cards.append(follower)
      contentColumn = moved.marker.contentColumn
    }
    return result
  }

  /// The replacements that give a card other lines, as many as it has, and leave its line ends.
  func replacements(for card: CardSpan, with source: CardSource) -> [Replacement] {
    zip(card.lines, source.lines).compactMap { line, bytes in
      let content = text.content(ofLine: line)
      return text.bytes[content].elementsEqual(bytes) ? nil : Replacement(content, with: bytes)
    }
  }

  /// The line end that a new line gets before a line: that of the line before it, else of the next
  /// line that has one, else LF.
  func lineEnd(near line: Int) -> LineEnd { existingLineEnd(near: line) ?? .lineFeed }

  func existingLineEnd(near line: Int) -> LineEnd? {
    if line > 0, line <= text.lineCount, let lineEnd = text.lineEnd(ofLine: line - 1) {
      return lineEnd
    }
    return text.lineCount > 0 ? text.lineEnd(ofLine: 0) : nil
  }
}
