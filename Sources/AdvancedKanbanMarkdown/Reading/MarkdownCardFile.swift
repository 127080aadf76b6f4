package import CommonMark
package import SourceText

/// A file whose top-level list items are cards: its bytes, and where in them the cards stand.
///
/// Reading never fails. Changes give a new file and leave this one as it is; each is checked before
/// it is handed out (see ``MarkdownEditError``).
public struct MarkdownCardFile: Hashable, Sendable {
  package let text: SourceText

  /// The front matter, if the file begins with one.
  package let frontMatter: FrontMatterBlock?

  /// The blocks behind the front matter, in document order; their lines are those of the file.
  package let blocks: [Block]

  package let cards: [CardSpan]

  /// Reads a file.
  public init(_ bytes: [UInt8]) {
    self.init(SourceText(bytes), outlines: false)
  }

  /// Reads a file with the inner structure of its blocks, as changes and their checks need it.
  package init(outlining bytes: [UInt8]) {
    self.init(SourceText(bytes), outlines: true)
  }

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - text: The file.
  ///   - outlines: Whether the blocks know their inner structure, as a check needs it.
  package init(_ text: SourceText, outlines: Bool) {
    let frontMatter = FrontMatterBlock(of: text)
    let firstLine = frontMatter.map { $0.closingLine + 1 } ?? 0
    self.text = text
    self.frontMatter = frontMatter
    self.blocks = Self.blocks(of: text, from: firstLine, outlines: outlines)
    self.cards = Self.cards(among: blocks, of: text)
  }

  /// Plain files are read by a scan of their lines, all others and every check by cmark-gfm.
  private static func blocks(of text: SourceText, from line: Int, outlines: Bool) -> [Block] {
    if !outlines, let blocks = PlainScan.blocks(of: text, from: line) { return blocks }
    let body = text.bytes[text.start(ofLine: line)...]
    return CommonMark.blocks(of: body, firstLine: line, outlines: outlines)
  }

  /// The bytes of the whole file.
  public var bytes: [UInt8] { text.bytes }

  /// How many cards the file holds.
  public var cardCount: Int { cards.count }

  /// The bytes of a card's lines, with their line ends.
  package func bytes(of card: CardSpan) -> Range<Int> {
    text.lines(card.lines)
  }

  /// The first line behind the front matter.
  package var bodyLine: Int { frontMatter.map { $0.closingLine + 1 } ?? 0 }

  /// The bytes of the front matter with its fences; none where there is none.
  package var frontMatterBytes: [UInt8] {
    frontMatter == nil ? [] : Array(text.bytes[..<text.start(ofLine: bodyLine)])
  }

  /// The bytes behind the front matter.
  package var body: ArraySlice<UInt8> { text.bytes[text.start(ofLine: bodyLine)...] }

  private static func cards(among blocks: [Block], of text: SourceText) -> [CardSpan] {
    var result: [CardSpan] = []
    result.reserveCapacity(blocks.count { $0.list != nil })
    for (index, block) in blocks.enumerated() {
      guard let list = block.list else { continue }
      let next = index + 1 < blocks.count ? blocks[index + 1].firstLine : text.lineCount
      let end = min(block.lastLine + 1, next, text.lineCount)
      let lines = block.firstLine..<text.endOfText(in: block.firstLine..<end)
      let line = text.bytes[text.content(ofLine: block.firstLine)]
      guard let marker = ListMarker(atStartOf: line) else { continue }
      result.append(
        CardSpan(
          lines: lines,
          list: list,
          block: index,
          marker: marker,
          opening: block.opening
        )
      )
    }
    return result
  }
}

extension SourceText {
  /// The line behind the last one of some lines that is not blank; the first line always counts.
  package func endOfText(in lines: Range<Int>) -> Int {
    var end = lines.upperBound
    while end > lines.lowerBound + 1, isBlank(end - 1) { end -= 1 }
    return end
  }
}
