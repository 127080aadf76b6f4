internal import AdvancedKanban
internal import SourceText

/// What becomes of the lines around the cards, and of the cards that keep their places among them.
struct FilePiecesMerge {
  private(set) var pieces: [FilePiece] = []

  /// Whether both sides have changed the same lines.
  private(set) var isConflicted = false

  private let labels: MergeLabels
  private let lineEnd: [UInt8]
  private let order: CardIndices

  /// - Parameters:
  ///   - base: The pieces of the file as it was.
  ///   - ours: Those of our side.
  ///   - theirs: Those of the other.
  ///   - labels: The names of the sides in conflicts.
  ///   - lineEnd: How new lines end.
  ///   - order: For each card of the merged file its index there.
  init(
    base: [FilePiece],
    ours: [FilePiece],
    theirs: [FilePiece],
    labels: MergeLabels,
    lineEnd: [UInt8],
    order: CardIndices
  ) {
    self.labels = labels
    self.lineEnd = lineEnd
    self.order = order
    for chunk in FileChunk.chunks(base: base, ours: ours, theirs: theirs) { add(chunk) }
  }

  /// A chunk that both sides have changed is settled by its words: cards find their places anyway.
  private mutating func add(_ chunk: FileChunk) {
    if let agreed = chunk.agreed {
      pieces += agreed
      return
    }
    let (base, ours, theirs) = (chunk.base.words, chunk.ours.words, chunk.theirs.words)
    switch (ours == base, theirs == base) {
    case (true, true): pieces += closest(of: chunk)
    case (true, false): pieces += adding(chunk.ours, to: chunk.theirs, chunk.base)
    case (false, true): pieces += adding(chunk.theirs, to: chunk.ours, chunk.base)
    case (false, false) where ours == theirs: addAgreement(chunk)
    case (false, false): addConflict(chunk)
    }
  }

  /// The version with most of the cards that are to be here, in the order in which they are to be; that
  /// of the base where no side has more. The same with the sides exchanged.
  private func closest(of chunk: FileChunk) -> ArraySlice<FilePiece> {
    let sides = [chunk.ours, chunk.theirs].map {
      ($0, $0.keepingOrder { card, _ in order[card] }.cards)
    }
    .sorted { one, other in
      one.1.count == other.1.count ? one.0.isBefore(other.0) : one.1.count > other.1.count
    }
    let count = chunk.base.keepingOrder { card, _ in order[card] }.cards.count
    guard let (best, cards) = sides.first, cards.count > count else {
      return chunk.base.isEmpty ? spaceAbove(chunk) : chunk.base
    }
    return best
  }

  /// The blank lines that both sides have before the first card of a file that the base does not have.
  private func spaceAbove(_ chunk: FileChunk) -> ArraySlice<FilePiece> {
    let count = zip(chunk.ours, chunk.theirs).prefix { $0 == $1 && $0.isBlank }.count
    return pieces.contains { $0.card != nil } ? [] : chunk.ours.prefix(count)
  }

  /// One side with the cards that the other one has put above or below what stood there, if it has
  /// done no more.
  private func adding(
    _ other: ArraySlice<FilePiece>,
    to side: ArraySlice<FilePiece>,
    _ base: ArraySlice<FilePiece>
  ) -> [FilePiece] {
    if other.starts(with: base) { return Array(side + other.dropFirst(base.count)) }
    let above = other.dropLast(base.count)
    let isApart = above.last?.isBlank == true || side.first?.isBlank != false
    return Array(other.suffix(base.count) == base && isApart ? above + side : side)
  }

  /// The sides have the same words, with more or less space between them.
  private mutating func addAgreement(_ chunk: FileChunk) {
    let lines = [chunk.ours.lines, chunk.theirs.lines]
    let closer = lines.min { ($0.count, "\($0)") < ($1.count, "\($1)") } ?? []
    pieces += chunk.base.filter { $0.card != nil } + closer.map(FilePiece.line)
  }

  private mutating func addConflict(_ chunk: FileChunk) {
    isConflicted = true
    let (ours, theirs) = (chunk.ours.lines, chunk.theirs.lines)
    let (start, end) = labels.isKeepingCommonLines ? (0, 0) : ours.commonEnds(with: theirs)
    let differing = [ours, theirs].map { $0.dropFirst(start).dropLast(end).map(\.withoutLineEnd) }
    pieces += chunk.base.filter { $0.card != nil }
    let old = chunk.base.lines.map(\.withoutLineEnd)
    pieces += ours.prefix(start).map(FilePiece.line)
    pieces += labels.marked(differing[0], differing[1], old).map { .line($0 + lineEnd) }
    pieces += ours.suffix(end).map(FilePiece.line)
  }
}

extension Collection<FilePiece> {
  /// An order of versions that does not depend on whose they are.
  fileprivate func isBefore(_ other: Self) -> Bool {
    lexicographicallyPrecedes(other) { $0.isBefore($1) }
  }

  /// The cards.
  fileprivate var cards: [Int] { compactMap(\.card) }

  /// The pieces without the cards that are not wanted, or stand in another order: of two that do,
  /// the one that stands first stays.
  ///
  /// - Parameter index: The index, from 0, that a card is to have that stands below a number of dividers;
  ///   `nil` where it is not wanted there.
  /// - Returns: The pieces that stay.
  func keepingOrder(_ index: (Int, Int) -> Int?) -> [FilePiece] {
    var (last, section) = (-1, 0)
    var kept: [FilePiece] = []
    // Where the first and the last of some cards were that are left out.
    var gap: Range<Int>?
    for piece in self {
      if let card = piece.card {
        guard let wanted = index(card, section), wanted > last else {
          gap = (gap?.lowerBound ?? kept.count)..<kept.count
          continue
        }
        last = wanted
      }
      if piece.isDivider { section += 1 }
      if let range = gap, !piece.isBlank {
        kept.closeGap(range, before: piece)
        gap = nil
      }
      kept.append(piece)
    }
    if let gap { kept.closeGap(gap, before: nil) }
    return kept
  }
}

extension [FilePiece] {
  /// Takes out the blank lines of cards that were taken out: before another card those below them, else
  /// those above and between them. Where there are none on one side, those on the other stay.
  ///
  /// - Parameters:
  ///   - places: Where the first and the last of the cards were.
  ///   - next: What follows behind the blank lines at the end; `nil` at the end of the file.
  fileprivate mutating func closeGap(_ places: Range<Int>, before next: FilePiece?) {
    let above = self[..<places.lowerBound].reversed().prefix(while: \.isBlank).count
    let below = count - places.upperBound
    guard above > 0, below > 0 || next == nil else {
      return removeSubrange(places)
    }
    if next?.card != nil {
      removeSubrange(places.lowerBound...)
    } else {
      removeSubrange((places.lowerBound - above)..<places.upperBound)
    }
  }
}

extension Sequence<FilePiece> {
  /// The lines that belong to no card.
  fileprivate var lines: [[UInt8]] {
    compactMap { if case .line(let bytes) = $0 { bytes } else { nil } }
  }

  /// Those of them that have something to read in them, without their line ends.
  fileprivate var words: [[UInt8]] { filter { !$0.isBlank }.lines.map(\.withoutLineEnd) }
}
