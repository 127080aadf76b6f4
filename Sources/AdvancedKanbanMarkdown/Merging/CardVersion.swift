internal import SourceText

/// What a card says after a merge. Most cards stay as one version has them, so that their lines are
/// taken apart only where they have to be.
enum CardVersion {
  /// As it stands at an index of a file.
  case kept(MarkdownCardFile, Int)

  /// As the merge has put it together.
  case made(CardSource)

  /// The lines of the card.
  var source: CardSource {
    switch self {
    case .kept(let file, let index): CardSource(file.cards[index], in: file)
    case .made(let source): source
    }
  }

  /// Whether the card stands so at an index of a file, however its lines end there.
  func isWritten(at index: Int, in file: MarkdownCardFile) -> Bool {
    switch self {
    case .kept(let own, let ownIndex):
      own.bytes(ofCard: ownIndex) == file.bytes(ofCard: index)
        || own.lines(ofCard: ownIndex) == file.lines(ofCard: index)
    case .made(let source): source.lines.map { $0[...] } == file.lines(ofCard: index)
    }
  }
}

extension MarkdownCardFile {
  /// The bytes of a card without its last line end.
  fileprivate func bytes(ofCard index: Int) -> ArraySlice<UInt8> {
    let lines = cards.lines(ofCard: index)
    let end = text.content(ofLine: lines.upperBound - 1).upperBound
    return text.bytes[text.start(ofLine: lines.lowerBound)..<end]
  }

  /// The lines of a card without their line ends.
  fileprivate func lines(ofCard index: Int) -> [ArraySlice<UInt8>] {
    cards.lines(ofCard: index).map { text.bytes[text.content(ofLine: $0)] }
  }
}
