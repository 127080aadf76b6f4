internal import SourceText

/// A column file as a merge makes it of its three versions.
///
/// The lines around the cards merge as git merges lines, with each card as one line that is the same
/// in all versions. The cards that this leaves out, because they came to a place that both sides have
/// changed or because another place was chosen for them, then go to their index, with the engine that
/// moves cards.
struct ColumnFileMerge {
  /// A card that the merged column has.
  struct Card {
    /// Its index among all cards of the merge.
    let identity: Int

    /// What it says.
    let text: CardVersion
  }

  /// One version of the file, which very many cards share that are kept of it.
  final class Version: Sendable {
    let file: MarkdownCardFile

    /// For each card its index among all cards of the merge.
    let identities: [Int]

    init(file: MarkdownCardFile, identities: [Int]) {
      (self.file, self.identities) = (file, identities)
    }

    static let none = Version(file: MarkdownCardFile([]), identities: [])

    /// The version without the cards that it alone has put here and that go somewhere else; the base
    /// where the rest is as it was there, perhaps but for a blank line.
    func keeping(_ order: CardIndices, of base: Version, _ lineEnd: MergedLineEnd) -> Version {
      let others = identities.filter { order[$0] == nil }
      let unwanted = others.isEmpty ? [] : Set(others).subtracting(base.identities)
      if unwanted.isEmpty { return self }
      let rest = without(unwanted)
      return rest.words(lineEnd) == base.words(lineEnd) ? base : rest
    }

    /// The version without some cards.
    func without(_ unwanted: Set<Int>) -> Version {
      guard !unwanted.isEmpty else { return self }
      var (file, identities) = (file, identities)
      for index in identities.indices.reversed() where unwanted.contains(identities[index]) {
        guard let rest = try? file.removingCard(at: index) else { continue }
        file = rest
        identities.remove(at: index)
      }
      return Version(file: file, identities: identities)
    }

    func pieces(_ lineEnd: MergedLineEnd) -> [FilePiece] {
      file.pieces(lineEnd) { identities[$0] }
    }

    /// Whether these are the version's cards, as it has them.
    func has(_ cards: [Card]) -> Bool {
      identities == cards.map(\.identity)
        && cards.enumerated().allSatisfy { index, card in
          card.text.isWritten(at: index, in: file)
        }
    }

    /// The pieces with something to read in them.
    private func words(_ lineEnd: MergedLineEnd) -> [FilePiece] {
      pieces(lineEnd).filter { !$0.isBlank }
    }
  }

  /// The merged file.
  let file: MarkdownCardFile

  /// Whether lines around the cards, or settings, are in conflict.
  let isConflicted: Bool

  /// Merges; gives `nil` where no file has these cards and the text around them.
  ///
  /// - Parameters:
  ///   - base: The file as it was; without cards where it was not there.
  ///   - ours: Our side's file.
  ///   - theirs: The other side's.
  ///   - cards: The cards of the merged column in order.
  ///   - dividers: How many of the cards are above each line that belongs to no card.
  ///   - labels: The names of the sides in conflicts.
  init?(
    base: Version,
    ours: Version,
    theirs: Version,
    cards: [Card],
    dividers: [Int],
    labels: MergeLabels
  ) {
    let files = MergeVersions(base: base.file, ours: ours.file, theirs: theirs.file)
    let bytes = files.map(\.bytes)
    let sole = bytes.ours == bytes.base ? theirs : ours
    let agreed = ThreeWay(base: bytes.base, ours: bytes.ours, theirs: bytes.theirs).value
    if agreed != nil, sole.has(cards) {
      (file, isConflicted) = (sole.file, false)
      return
    }
    let order = CardIndices(of: cards.map(\.identity))
    let lineEnd = MergedLineEnd(files.map(\.text))
    let head = FrontMatterMerge(base.file, ours.file, theirs.file, labels, lineEnd)
    let text = FilePiecesMerge(
      base: base.pieces(lineEnd),
      ours: ours.keeping(order, of: base, lineEnd).pieces(lineEnd),
      theirs: theirs.keeping(order, of: base, lineEnd).pieces(lineEnd),
      labels: labels,
      lineEnd: lineEnd.lineEnd.bytes,
      order: order
    )
    let gap = files.merged(\.usualGap) ?? files.all.compactMap(\.usualGap).min()
    let sections = MergedSections(
      cards.map(\.identity),
      order: order,
      dividers: dividers,
      gapCount: gap ?? 0,
      lineEnd: lineEnd.lineEnd.bytes
    )
    let typesetter = Typesetter(
      base: base,
      ours: ours,
      theirs: theirs,
      cards: cards,
      order: order,
      sections: sections,
      gapCount: gap,
      lineEnd: lineEnd
    )
    guard let file = typesetter.file(head.bytes, text.pieces) else { return nil }
    self.file = file
    isConflicted = head.isConflicted || text.isConflicted
  }
}
