internal import CommonMark
internal import SourceText

/// What a block says, apart from where it stands: what an edit has to preserve.
package struct BlockContent: Hashable, Sendable {
  let kind: Block.Kind
  let outline: [UInt8]

  /// The lines of the block without line ends.
  let lines: [ArraySlice<UInt8>]

  /// Whether two blocks say the same, though a card may have another marker or indent.
  func saysTheSame(as other: BlockContent) -> Bool {
    kind == other.kind && outline == other.outline && unformed == other.unformed
  }

  /// The lines without what a change of form may change.
  private var unformed: [ArraySlice<UInt8>] {
    lines.enumerated().map { index, line in
      let marker = index == 0 ? ListMarker(atStartOf: line) : nil
      let text = marker.map { line.dropFirst($0.indent + $0.bytes.count) } ?? line
      return text.drop(while: \.isBlank)
    }
  }
}

extension BlockContent {
  init(_ card: CardSource) {
    self.init(kind: .item, outline: card.outline, lines: card.lines.map { $0[...] })
  }
}

extension MarkdownCardFile {
  /// What each block says, in document order.
  ///
  /// A block that is no card reaches to the next one, so that link definitions, which are no blocks
  /// to the parser, count with the block before them.
  package var blockContents: [BlockContent] {
    var cards = cards[...]
    return blocks.indices.map { index in
      let block = blocks[index]
      let isCard = cards.first?.block == index
      let lines = isCard ? cards.removeFirst().lines : region(ofBlock: index)
      return BlockContent(kind: block.kind, outline: block.outline, lines: lines.map(content))
    }
  }

  /// The lines from a block to the next one, without the blank ones at the end.
  package func region(ofBlock index: Int) -> Range<Int> {
    let first = blocks[index].firstLine
    let next = index + 1 < blocks.count ? blocks[index + 1].firstLine : text.lineCount
    return first..<text.endOfText(in: first..<max(next, first))
  }

  private func content(ofLine line: Int) -> ArraySlice<UInt8> {
    text.bytes[text.content(ofLine: line)]
  }
}
