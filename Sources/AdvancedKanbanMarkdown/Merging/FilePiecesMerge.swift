internal import AdvancedKanban
internal import SourceText

/// What becomes of the lines around the cards, and of the cards that keep their places among them.
struct FilePiecesMerge {
  private(set) var pieces: [FilePiece] = []

  /// Whether both sides have changed the same lines.
  private(set) var isConflicted = false

  private let labels: MergeLabels
  private let lineEnd: [UInt8]

  /// - Parameters:
  ///   - base: The pieces of the file as it was.
  ///   - ours: Those of our side.
  ///   - theirs: Those of the other.
  ///   - labels: The names of the sides in conflicts.
  ///   - lineEnd: How new lines end.
  init(
    base: [FilePiece],
    ours: [FilePiece],
    theirs: [FilePiece],
    labels: MergeLabels,
    lineEnd: [UInt8]
  ) {
    self.labels = labels
    self.lineEnd = lineEnd
    for chunk in ThreeWayChunk.chunks(base: base, ours: ours, theirs: theirs) { add(chunk) }
  }

  /// A chunk that both sides have changed is settled by its words: cards find their places anyway.
  private mutating func add(_ chunk: ThreeWayChunk<FilePiece>) {
    if let agreed = chunk.agreed {
      pieces += agreed
      return
    }
    let (base, ours, theirs) = (chunk.base.words, chunk.ours.words, chunk.theirs.words)
    switch (ours == base, theirs == base) {
    case (true, true): pieces += chunk.base.isEmpty ? spaceAbove(chunk) : chunk.base
    case (true, false): pieces += chunk.theirs
    case (false, true): pieces += chunk.ours
    case (false, false) where ours == theirs: addAgreement(chunk)
    case (false, false): addConflict(chunk)
    }
  }

  /// The blank lines that both sides have before the first card of a file that the base does not have.
  private func spaceAbove(_ chunk: ThreeWayChunk<FilePiece>) -> ArraySlice<FilePiece> {
    let count = zip(chunk.ours, chunk.theirs).prefix { $0 == $1 && $0.isBlank }.count
    return pieces.contains { $0.card != nil } ? [] : chunk.ours.prefix(count)
  }

  /// The sides have the same words, with more or less space between them.
  private mutating func addAgreement(_ chunk: ThreeWayChunk<FilePiece>) {
    let lines = [chunk.ours.lines, chunk.theirs.lines]
    let closer = lines.min { ($0.count, "\($0)") < ($1.count, "\($1)") } ?? []
    pieces += chunk.base.filter { $0.card != nil } + closer.map(FilePiece.line)
  }

  private mutating func addConflict(_ chunk: ThreeWayChunk<FilePiece>) {
    isConflicted = true
    let (ours, theirs) = (chunk.ours.lines, chunk.theirs.lines)
    let start = zip(ours, theirs).prefix { $0 == $1 }.count
    let end = zip(ours.dropFirst(start).reversed(), theirs.dropFirst(start).reversed())
      .prefix { $0 == $1 }.count
    let differing = [ours, theirs].map { $0.dropFirst(start).dropLast(end).map(\.withoutLineEnd) }
    pieces += chunk.base.filter { $0.card != nil }
    pieces += ours.prefix(start).map(FilePiece.line)
    pieces += labels.marked(differing[0], differing[1]).map { .line($0 + lineEnd) }
    pieces += ours.suffix(end).map(FilePiece.line)
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
