internal import CommonMark
internal import SourceText

/// What a block says, apart from where it stands: what an edit has to preserve.
struct BlockContent: Sendable {
  fileprivate let kind: Block.Kind
  fileprivate let outline: [UInt8]

  /// The bytes of the block's lines, which share the memory of the file.
  fileprivate let source: SharedBytes

  /// Whether two blocks say the same, though a card may have another marker or indent.
  func saysTheSame(as other: BlockContent) -> Bool {
    kind == other.kind && outline == other.outline && unformed == other.unformed
  }

  /// The lines without line ends.
  fileprivate var lines: [ArraySlice<UInt8>] {
    var result: [ArraySlice<UInt8>] = []
    var rest = source.slice
    while let end = rest.firstIndex(where: { $0 == .lineFeed || $0 == .carriageReturn }) {
      result.append(rest[..<end])
      let isPair = rest[end...].starts(with: [.carriageReturn, .lineFeed])
      rest = rest[(end + (isPair ? 2 : 1))...]
    }
    return rest.isEmpty ? result : result + [rest]
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

/// Line ends say nothing, so blocks are equal whatever theirs are.
extension BlockContent: Equatable {
  static func == (left: BlockContent, right: BlockContent) -> Bool {
    left.kind == right.kind && left.outline == right.outline
      && (left.source == right.source || left.lines == right.lines)
  }
}

extension BlockContent {
  init(_ card: CardSource) {
    let source = card.bytes(endingIn: .lineFeed)
    let shared = SharedBytes(source, source.indices)
    self.init(kind: .item, outline: card.outline, source: shared)
  }
}

extension MarkdownCardFile {
  /// What each block of a passage says.
  ///
  /// A block that is no card reaches to the next one, so that link definitions, which are no blocks
  /// to the parser, count with the block before them.
  func contents(of passage: Passage) -> [BlockContent] {
    var card = cards.index(fromBlock: passage.blocks.lowerBound)
    return zip(passage.blocks, passage.outlines).map { index, outline in
      let isCard = card < cards.count && cards.block(ofCard: card) == index
      let lines = isCard ? cards.lines(ofCard: card) : region(ofBlock: index)
      if isCard { card += 1 }
      let source = SharedBytes(text.bytes, text.lines(lines))
      return BlockContent(kind: blocks[index].kind, outline: outline, source: source)
    }
  }

  /// The lines from a block to the next one, without the blank ones at the end.
  func region(ofBlock index: Int) -> Range<Int> {
    let first = blocks[index].firstLine
    let next = index + 1 < blocks.count ? blocks[index + 1].firstLine : text.lineCount
    return first..<text.endOfText(in: first..<max(next, first))
  }
}
