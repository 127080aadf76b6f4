internal import SourceText

/// The blank lines around a card, as ranges of lines.
struct Gaps {
  /// The blank lines right before the card.
  let before: Range<Int>

  /// The blank lines right behind it.
  let after: Range<Int>
}

extension MarkdownCardFile {
  /// The blank lines around the card at an index.
  func gaps(aroundCard index: Int) -> Gaps {
    let lines = cards[index].lines
    let before = (bodyLine..<lines.lowerBound).reversed().prefix(while: text.isBlank).count
    let after = (lines.upperBound..<text.lineCount).prefix(while: text.isBlank).count
    return Gaps(
      before: (lines.lowerBound - before)..<lines.lowerBound,
      after: lines.upperBound..<(lines.upperBound + after)
    )
  }

  /// Whether the cards at an index and behind it are items of the same list.
  func areListMates(_ index: Int) -> Bool {
    index >= 0 && index + 1 < cards.count && cards[index].list == cards[index + 1].list
  }

  /// The blank lines between the cards at an index and behind it, if the two share a list.
  func gap(behindCard index: Int) -> Range<Int>? {
    guard areListMates(index) else { return nil }
    return cards[index].lines.upperBound..<cards[index + 1].lines.lowerBound
  }

  /// The blank lines that go with the card at an index when it leaves, if any do.
  ///
  /// Between two cards of its list it is the smaller of its two gaps, at the end of the list the
  /// one before it, at the beginning the one behind it: the gap that inserting a card there makes.
  /// A card that is a list of its own leaves one gap of two.
  func gapLeaving(withCard index: Int) -> Range<Int> {
    let gaps = gaps(aroundCard: index)
    let smaller = gaps.before.count <= gaps.after.count ? gaps.before : gaps.after
    return switch (areListMates(index - 1), areListMates(index)) {
    case (true, true): smaller
    case (true, false): gaps.before
    case (false, true): gaps.after
    case (false, false): isBetweenText(gaps) ? smaller : gaps.before.prefixRange(0)
    }
  }

  /// The blank lines that a card gets when it is inserted at an index: as many as its neighbours
  /// have between them, where they differ the fewer.
  func gapArriving(at index: Int) -> Range<Int>? {
    guard index > 0 else { return gap(behindCard: 0) }
    guard let before = gap(behindCard: index - 2) else { return gap(behindCard: index - 1) }
    guard let after = gap(behindCard: index - 1) else { return before }
    return before.count <= after.count ? before : after
  }

  private func isBetweenText(_ gaps: Gaps) -> Bool {
    gaps.before.lowerBound > 0 && gaps.after.upperBound < text.lineCount
  }
}

extension Range<Int> {
  fileprivate func prefixRange(_ count: Int) -> Range<Int> { lowerBound..<(lowerBound + count) }
}
