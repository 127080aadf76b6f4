internal import AdvancedKanban
internal import SourceText

extension MarkdownCardFile {
  /// The lines of the body with something to read in them that belong to no card.
  var dividers: [KanbanColumnDivider] {
    var dividers: [KanbanColumnDivider] = []
    var line = bodyLine
    for index in cards.indices {
      let lines = cards.lines(ofCard: index)
      dividers += self.dividers(line..<lines.lowerBound, below: index)
      line = lines.upperBound
    }
    return dividers + self.dividers(line..<text.lineCount, below: cards.count)
  }

  private func dividers(_ lines: Range<Int>, below cardCount: Int) -> [KanbanColumnDivider] {
    lines.compactMap { line in
      let content = text.bytes[text.content(ofLine: line)]
      return content.allSatisfy(\.isBlank)
        ? nil : KanbanColumnDivider(text: Array(content), cardCount: cardCount)
    }
  }
}
