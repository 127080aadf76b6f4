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

    /// The version without the cards that it alone has put here and that go somewhere else.
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
    func words(_ lineEnd: MergedLineEnd) -> [FilePiece] { pieces(lineEnd).filter { !$0.isBlank } }
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
    let versions = ThreeWay(base: base.file.bytes, ours: ours.file.bytes, theirs: theirs.file.bytes)
    let sole = ours.file.bytes == base.file.bytes ? theirs : ours
    if versions.value != nil, sole.has(cards) {
      (file, isConflicted) = (sole.file, false)
      return
    }
    let order = CardIndices(of: cards.map(\.identity))
    let files = MergeVersions(base: base.file, ours: ours.file, theirs: theirs.file)
    let lineEnd = MergedLineEnd(files.map(\.text))
    let gap = files.merged(\.usualGap) ?? files.all.compactMap(\.usualGap).min()
    let sides = [ours, theirs].map { side in
      let others = side.identities.filter { order[$0] == nil }
      let unwanted = others.isEmpty ? [] : Set(others).subtracting(base.identities)
      let rest = side.without(unwanted)
      // Without them it is the file as it was, perhaps but for a blank line.
      return !unwanted.isEmpty && rest.words(lineEnd) == base.words(lineEnd) ? base : rest
    }
    let head = FrontMatterMerge(base.file, ours.file, theirs.file, labels, lineEnd)
    let text = FilePiecesMerge(
      base: base.pieces(lineEnd),
      ours: sides[0].pieces(lineEnd),
      theirs: sides[1].pieces(lineEnd),
      labels: labels,
      lineEnd: lineEnd.lineEnd.bytes,
      order: order
    )
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
    // Where cards and text do not go together as they are, the cards go in one by one.
    let file =
      typesetter.file(head.bytes, sections.arranging(text.pieces, .allCards))
      ?? typesetter.file(head.bytes, sections.arranging(text.pieces, .firstCards))
      ?? typesetter.file(
        head.bytes,
        sections.arranging(text.pieces.keepingOrder { _, _ in nil }, .firstCards)
      )
    guard let file else { return nil }
    self.file = file
    isConflicted = head.isConflicted || text.isConflicted
  }
}
