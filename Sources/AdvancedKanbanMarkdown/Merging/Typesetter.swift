internal import SourceText

/// Puts pieces together to a column file, and cards into it that are not among them.
struct Typesetter {
  private let cards: [ColumnFileMerge.Card]

  /// For each card the index that it is to have.
  private let order: CardIndices

  private let sections: MergedSections

  /// Our version, theirs, and the base, each with the index at which a card stands there.
  private let versions: [(version: ColumnFileMerge.Version, indices: CardIndices)]

  /// The first card that the base has.
  private let firstPlace: Place?

  private let lineEnd: LineEnd

  /// Whether a side has changed how lines end.
  private let isConverted: Bool

  /// How many blank lines there are between two cards; `nil` where nobody knows.
  private let gapCount: Int?

  /// Whether the last line of the file has a line end.
  private let isEnded: Bool

  /// A card in a file.
  private struct Place {
    let version: ColumnFileMerge.Version
    let index: Int
    let span: CardSpan

    init(_ version: ColumnFileMerge.Version, _ index: Int) {
      (self.version, self.index, span) = (version, index, version.file.cards[index])
    }

    var file: MarkdownCardFile { version.file }

    /// Whether the card has the marker and the indent that a card has in another place.
    func hasForm(of other: Place) -> Bool {
      span.marker.bytes == other.span.marker.bytes && span.marker.indent == other.span.marker.indent
    }

    /// Two forms in an order that does not depend on whose they are.
    func isWrittenBefore(_ other: Place) -> Bool {
      let (marker, otherMarker) = (span.marker, other.span.marker)
      return marker.bytes == otherMarker.bytes
        ? marker.indent < otherMarker.indent
        : marker.bytes.lexicographicallyPrecedes(otherMarker.bytes)
    }
  }

  init(
    base: ColumnFileMerge.Version,
    ours: ColumnFileMerge.Version,
    theirs: ColumnFileMerge.Version,
    cards: [ColumnFileMerge.Card],
    order: CardIndices,
    sections: MergedSections,
    gapCount: Int?,
    lineEnd: MergedLineEnd
  ) {
    (self.cards, self.order, self.sections) = (cards, order, sections)
    versions = [ours, theirs, base].map { version in
      (version, CardIndices(of: version.identities, like: order))
    }
    firstPlace = base.identities.isEmpty ? nil : Place(base, 0)
    (self.lineEnd, isConverted) = (lineEnd.lineEnd, lineEnd.isConverted)
    self.gapCount = gapCount
    let files = MergeVersions(base: base.file, ours: ours.file, theirs: theirs.file)
    isEnded = files.merged { $0.bytes.last?.isLineEnd } ?? true
  }

  /// The file.
  ///
  /// - Parameters:
  ///   - head: What stands before the body.
  ///   - pieces: The lines of the body, with some of its cards.
  /// - Returns: `nil` where no file has these cards and the text around them.
  func file(_ head: [UInt8], _ pieces: [FilePiece]) -> MarkdownCardFile? {
    // Where cards and text do not go together as they are, the cards go in one by one.
    setting(head, sections.arranging(pieces, .allCards))
      ?? setting(head, sections.arranging(pieces, .firstCards))
      ?? setting(head, sections.arranging(pieces.keepingOrder { _, _ in nil }, .firstCards))
  }

  /// The file with pieces whose cards are in the order that they are to have.
  private func setting(_ head: [UInt8], _ pieces: [FilePiece]) -> MarkdownCardFile? {
    let present = Set(pieces.compactMap(\.card))
    // A byte order mark is no line.
    let isOpen = head.last?.isLineEnd == false && !pieces.isEmpty && head != byteOrderMark
    var file = MarkdownCardFile(head + (isOpen ? lineEnd.bytes : []) + body(evened(pieces)))
    let gap = Array(repeatElement(lineEnd.bytes, count: gapCount ?? 0).joined())
    guard file.cardCount == present.count else { return nil }
    for (index, card) in cards.enumerated() where !present.contains(card.identity) {
      let source = source(ofCard: card.identity, card.text)
      let isBefore = sections.begins(card.identity)
      let longer = try? file.inserting(source, at: index, isBefore: isBefore, spareGap: gap)
      guard let longer else { return nil }
      file = longer
    }
    file = MarkdownCardFile(ended(file.bytes))
    return isRight(file) ? file : nil
  }

  /// The pieces with the usual gap between cards that no version has so far from each other.
  private func evened(_ pieces: [FilePiece]) -> [FilePiece] {
    guard let gapCount else { return pieces }
    var result: [FilePiece] = []
    var last: (card: Int, count: Int)?
    for piece in pieces {
      if let card = piece.card {
        if let last, result.count - last.count != gapCount,
          !hasGap(of: result.count - last.count, between: last.card, and: card)
        {
          result.removeSubrange(last.count...)
          result += repeatElement(.line(lineEnd.bytes), count: gapCount)
        }
        last = (card, result.count + 1)
      } else if piece.isDivider {
        last = nil
      }
      result.append(piece)
    }
    return result
  }

  /// Whether a version has a card and the next one with so many lines between them.
  private func hasGap(of count: Int, between card: Int, and next: Int) -> Bool {
    versions.contains { version, indices in
      guard let index = indices[card], indices[next] == index + 1 else { return false }
      let cards = version.file.cards
      let lines = (cards.lines(ofCard: index), cards.lines(ofCard: index + 1))
      return lines.1.lowerBound - lines.0.upperBound == count
    }
  }

  /// A file with a line end at its end, or without.
  private func ended(_ bytes: [UInt8]) -> [UInt8] {
    guard let last = bytes.last, last.isLineEnd != isEnded else { return bytes }
    let end = LineEnd(endOf: bytes[...])?.bytes.count ?? 0
    return isEnded ? bytes + lineEnd.bytes : bytes.dropLast(end)
  }

  /// Whether a file has the cards and says of each what it should.
  private func isRight(_ file: MarkdownCardFile) -> Bool {
    file.cardCount == cards.count
      && cards.indices.allSatisfy { index in
        // The same lines of an item say the same.
        cards[index].text.isWritten(at: index, in: file)
          || BlockContent(CardSource(file.cards[index], in: file))
            .saysTheSame(as: BlockContent(cards[index].text.source))
      }
  }

  /// The bytes of the pieces; each ends its line.
  private func body(_ pieces: [FilePiece]) -> [UInt8] {
    var result: [UInt8] = []
    for piece in pieces {
      switch piece {
      case .line(let bytes): result += bytes
      case .card(let identity): result += bytes(ofCard: identity)
      }
      if let last = result.last, !last.isLineEnd { result += lineEnd.bytes }
    }
    return result
  }

  /// A card as one version has it, or in the form of that version if it says something else.
  private func bytes(ofCard identity: Int) -> ArraySlice<UInt8> {
    guard let wanted = order[identity].map({ cards[$0].text }) else { return [] }
    if !isConverted, let bytes = commonBytes(ofCard: identity, wanted) { return bytes }
    let places = places(ofCard: identity)
    guard let form = form(of: places) else { return wanted.source.bytes(endingIn: lineEnd)[...] }
    for place in places.compactMap(\.self) where place.hasForm(of: form) && !isConverted {
      if wanted.isWritten(at: place.index, in: place.file) {
        return place.file.bytes[place.file.bytes(of: place.span)]
      }
    }
    let near = isConverted ? nil : form.file.existingLineEnd(near: form.span.lines.lowerBound + 1)
    return wanted.source.formed(like: form.span).bytes(endingIn: near ?? lineEnd)[...]
  }

  /// The lines of a card that are the same in all versions that have it.
  private func commonBytes(ofCard identity: Int, _ wanted: CardVersion) -> ArraySlice<UInt8>? {
    var common: ArraySlice<UInt8>?
    for (version, indices) in versions {
      guard let index = indices[identity] else { continue }
      let file = version.file
      let bytes = file.text.bytes[file.text.lines(file.cards.lines(ofCard: index))]
      guard common.map({ $0 == bytes }) ?? wanted.isWritten(at: index, in: file) else { return nil }
      common = bytes
    }
    return common
  }

  /// Where each version has a card.
  private func places(ofCard identity: Int) -> [Place?] {
    versions.map { version, indices in indices[identity].map { Place(version, $0) } }
  }

  /// A card that goes in by itself, in the form that a version of the file has it in if one does.
  private func source(ofCard identity: Int, _ card: CardVersion) -> CardSource {
    form(of: places(ofCard: identity)).map { card.source.formed(like: $0.span) } ?? card.source
  }

  /// A place where a card has the form that it is to have: that of the side that has changed it, or that
  /// has it in another form than the base has its cards.
  private func form(of places: [Place?]) -> Place? {
    let old = places[2] ?? firstPlace
    let sides = places.prefix(2).compactMap(\.self).sorted { $0.isWrittenBefore($1) }
    return sides.first { side in old.map { !side.hasForm(of: $0) } ?? true } ?? sides.first
      ?? places[2]
  }
}

extension CardSource {
  /// The card with the marker and the indent of another one; the card itself where that would be none.
  fileprivate func formed(like span: CardSpan) -> CardSource {
    let marker = span.marker
    return formed(marker: marker.bytes, indent: marker.indent, rest: .shifting) ?? self
  }
}

extension MarkdownCardFile {
  /// The number of blank lines between the first two cards that share a list; `nil` without such.
  var usualGap: Int? {
    cards.indices.lazy.compactMap { gap(behindCard: $0)?.count }.first
  }
}
