internal import SourceText

/// What a card says after a merge. Most cards stay as one version has them, so that their lines are
/// taken apart only where they have to be.
enum CardVersion {
  /// As it stands at an index of a file.
  case kept(ColumnFileMerge.Version, Int)

  /// As the merge has put it together.
  case made(CardSource)

  /// The lines of the card.
  var source: CardSource {
    switch self {
    case .kept(let version, let index): CardSource(version.file.cards[index], in: version.file)
    case .made(let source): source
    }
  }

  /// Whether the card stands so at an index of a file, however its lines end there.
  func isWritten(at index: Int, in file: MarkdownCardFile) -> Bool {
    switch self {
    case .kept(let own, let ownIndex):
      own.file.bytes(ofCard: ownIndex) == file.bytes(ofCard: index)
        || own.file.lines(ofCard: ownIndex) == file.lines(ofCard: index)
    case .made(let source): source.lines.map { $0[...] } == file.lines(ofCard: index)
    }
  }
}

extension MarkdownCardFile {
  /// The lines of a card without their line ends.
  fileprivate func lines(ofCard index: Int) -> [ArraySlice<UInt8>] {
    cards.lines(ofCard: index).map { text.bytes[text.content(ofLine: $0)] }
  }
}
