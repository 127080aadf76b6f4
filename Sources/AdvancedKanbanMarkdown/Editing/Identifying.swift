internal import CommonMark
internal import SourceText

extension MarkdownCardFile {
  /// The file with a block ID for a card that has none; otherwise the file as it is.
  ///
  /// - Throws: ``MarkdownEditError``; ``MarkdownEditError/noTitle(line:)`` also where no place on the
  ///   first line is one for an ID, as in code that goes on in the next line.
  public func identifyingCard(
    at index: Int,
    as blockID: String
  ) throws(MarkdownEditError) -> MarkdownCardFile {
    let card = try CardInHand(index, of: self)
    guard card.blockID == nil else { return self }
    guard card.span.beginsWithText, !card.title.isEmpty else {
      throw .noTitle(line: card.span.lines.lowerBound + 1)
    }
    let suffix = Array(" ^\(blockID)".utf8)
    if let limit = FileLimit(exceededBy: bytes) { throw .beyondLimit(limit) }
    for replacement in card.placements(of: suffix) {
      guard let file = try? card.replacing(replacement), file.hasCard(at: index, as: blockID),
        saysTheSame(as: file, but: suffix, inCard: index)
      else { continue }
      return file
    }
    throw .noTitle(line: card.span.lines.lowerBound + 1)
  }

  private func hasCard(at index: Int, as blockID: String) -> Bool {
    let card = try? CardInHand(index, of: self)
    return card?.blockID.map { bytes[$0].text } == blockID
  }

  /// Whether another file says the same as this one, but for some words more.
  private func saysTheSame(as other: MarkdownCardFile, but words: [UInt8], inCard index: Int)
    -> Bool
  {
    let block = cards[index].block
    return outline(ofBlock: block) == other.outline(ofBlock: block)
      && wording(of: other.wordingContext(ofCard: index))
        .isInserting(words, into: wording(of: wordingContext(ofCard: index)))
  }

  /// What has to be read to know what a card says: all, where a bracket in it may be of a link that is
  /// defined anywhere.
  private func wordingContext(ofCard index: Int) -> ArraySlice<UInt8> {
    let card = bytes[bytes(of: cards[index])]
    let box = card.dropFirst(cards[index].marker.prefixLength).first == UInt8(ascii: "[") ? 1 : 0
    guard card.count(where: { $0 == UInt8(ascii: "[") }) == box else { return body }
    let block = cards[index].block
    return bytes(ofLines: lines(ofBlocks: surroundings(ofBlocks: block..<(block + 1))))
  }
}

extension CardInHand {
  /// The ways to end the title in some words, the one that keeps every byte first: behind it, and
  /// before what only has a meaning at the end of a line.
  fileprivate func placements(of words: [UInt8]) -> [Replacement] {
    [.insertion(of: words, at: title.upperBound)]
      + [withoutBackslash(words), withoutClosingSequence(words)].compactMap(\.self)
  }

  /// A backslash breaks the line only at its end; two spaces behind an ID do the same.
  private func withoutBackslash(_ words: [UInt8]) -> Replacement? {
    guard file.bytes[title].last == UInt8(ascii: "\\") else { return nil }
    let range = (title.upperBound - 1)..<title.upperBound
    return Replacement(range, with: words + [.space, .space])
  }

  /// The `#` behind a heading's text say nothing, and so they go.
  private func withoutClosingSequence(_ words: [UInt8]) -> Replacement? {
    let text = file.bytes[title]
    let closing = text.reversed().prefix { $0 == UInt8(ascii: "#") }.count
    let rest = text.dropLast(closing)
    guard closing > 0, rest.last?.isBlank == true else { return nil }
    return Replacement(rest.trimmed.endIndex..<title.upperBound, with: words)
  }
}

extension [UInt8] {
  /// Whether these bytes are others with some words put in somewhere.
  fileprivate func isInserting(_ words: [UInt8], into other: [UInt8]) -> Bool {
    guard count == other.count + words.count else { return false }
    let common = zip(self, other).prefix { $0 == $1 }.count
    return (0...common).reversed().prefix(words.count + 1).contains { start in
      self[start...].starts(with: words) && self[(start + words.count)...] == other[start...]
    }
  }
}
