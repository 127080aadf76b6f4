internal import SourceText

extension MarkdownCardFile {
  /// The lines that belong to no card and are not blank, without their line ends; the front matter
  /// is among them.
  package var linesOutsideCards: [[UInt8]] {
    var isOfCard = Array(repeating: false, count: text.lineCount)
    for index in cards.indices {
      for line in cards.lines(ofCard: index) { isOfCard[line] = true }
    }
    return isOfCard.indices.filter { !isOfCard[$0] && !text.isBlank($0) }
      .map { Array(text.bytes[text.content(ofLine: $0)]) }
  }
}
