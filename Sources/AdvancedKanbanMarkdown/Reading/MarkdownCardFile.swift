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

  /// Where the cards stand, from top to bottom.
  package let cards: CardSpans

  /// Whether tables were looked for; `nil` where no block of the file could be one.
  package let allowsTables: Bool?

  /// Reads a file.
  public init(_ bytes: [UInt8]) {
    self.init(SourceText(bytes))
  }

  /// Reads a file: plain ones by a scan of their lines, all others by cmark-gfm.
  ///
  /// - Parameters:
  ///   - text: The file.
  ///   - isScanning: Whether it may be scanned.
  package init(_ text: SourceText, isScanning: Bool = true) {
    if isScanning, let plain = MarkdownCardFile(plain: text) {
      self = plain
      return
    }
    let frontMatter = FrontMatterBlock(of: text)
    let line = frontMatter?.bodyLine ?? 0
    let body = text.bytes[text.start(ofLine: line)...]
    let allowsTables = ParsingCost(body).allowsTables
    let blocks = CommonMark.blocks(of: body, firstLine: line, allowsTables: allowsTables)
    self.init(text, frontMatter, blocks, allowsTables: allowsTables)
  }

  /// Reads a file that others may have written.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - isWholly: Whether more will be asked than where its cards stand, so that the parser has to
  ///     read all of it in good time.
  /// - Throws: The limit that the file exceeds.
  package init(limiting bytes: [UInt8], isWholly: Bool) throws(FileLimit) {
    guard bytes.count <= FileLimit.maximumByteCount else { throw .byteCount }
    let text = SourceText(bytes)
    let scanned = isWholly ? nil : MarkdownCardFile(plain: text)
    if scanned == nil, let limit = FileLimit(exceededBy: bytes) { throw limit }
    self = scanned ?? MarkdownCardFile(text)
  }

  /// Reads a file that is plain; `nil` for every other one.
  private init?(plain text: SourceText) {
    let frontMatter = FrontMatterBlock(of: text)
    let blocks = PlainScan.blocks(of: text, from: frontMatter?.bodyLine ?? 0)
    guard let blocks else { return nil }
    self.init(text, frontMatter, blocks, allowsTables: nil)
  }

  /// Takes blocks that are known to be those of a file.
  init(
    _ text: SourceText,
    _ frontMatter: FrontMatterBlock?,
    _ blocks: [Block],
    _ cards: CardSpans? = nil,
    allowsTables: Bool?
  ) {
    self.text = text
    self.frontMatter = frontMatter
    self.blocks = blocks
    self.allowsTables = allowsTables
    self.cards = cards ?? CardSpans(among: blocks, of: text)
  }

  /// The bytes of the whole file.
  public var bytes: [UInt8] { text.bytes }

  /// How many cards the file holds.
  public var cardCount: Int { cards.count }

  /// The bytes of a card's lines, with their line ends.
  package func bytes(of card: CardSpan) -> Range<Int> {
    text.lines(card.lines)
  }

  /// The bytes of a card without its last line end.
  func bytes(ofCard index: Int) -> ArraySlice<UInt8> {
    let lines = cards.lines(ofCard: index)
    let end = text.content(ofLine: lines.upperBound - 1).upperBound
    return text.bytes[text.start(ofLine: lines.lowerBound)..<end]
  }

  /// The first line behind the front matter.
  package var bodyLine: Int { frontMatter?.bodyLine ?? 0 }

  /// The bytes of the front matter with its fences; none where there is none.
  package var frontMatterBytes: [UInt8] {
    frontMatter == nil ? [] : Array(text.bytes[..<text.start(ofLine: bodyLine)])
  }

  /// What stands before the first line behind the front matter, with a byte order mark.
  var head: ArraySlice<UInt8> { text.bytes[..<text.start(ofLine: bodyLine)] }

  /// The bytes behind the front matter.
  package var body: ArraySlice<UInt8> { text.bytes[text.start(ofLine: bodyLine)...] }
}

extension SourceText {
  /// The line behind the last one of some lines that is not blank; the first line always counts.
  package func endOfText(in lines: Range<Int>) -> Int {
    var end = lines.upperBound
    while end > lines.lowerBound + 1, isBlank(end - 1) { end -= 1 }
    return end
  }
}
