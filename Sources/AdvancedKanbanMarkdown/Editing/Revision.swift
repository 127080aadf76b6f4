internal import CommonMark
internal import SourceText

/// A file before and after some replacements, read anew only where these can have changed what it
/// says.
///
/// Blocks that stand apart from every replacement by a seam (see ``isSeam(in:at:)``) and by a block
/// that stays mean what they did; all others are read by cmark-gfm in both versions.
struct Revision {
  let old: MarkdownCardFile
  let new: MarkdownCardFile

  /// What was read of the old file, and of the new one.
  let before: Passage
  let after: Passage

  /// What keeps the new file from being read in good time, if anything does.
  let limit: FileLimit?

  init(of old: MarkdownCardFile, by replacements: [Replacement]) {
    let text = old.text.applying(replacements)
    let frontMatter = FrontMatterBlock(of: text)
    guard frontMatter == old.frontMatter, old.allowsTables != false,
      let local = Self(of: old, to: text, around: old.blocks(touchedBy: replacements))
    else {
      self.init(of: old, to: text)
      return
    }
    self = local
  }

  /// Reads both files whole.
  init(of old: MarkdownCardFile, to text: SourceText) {
    let isExcessive = ParsingCost(text.bytes[...]).isExcessiveForBlocks(text.bytes.count)
    limit = isExcessive ? .nesting : nil
    self.old = old
    new = limit == nil ? MarkdownCardFile(text, isScanning: false) : old
    (before, after) = (old.wholePassage, new.wholePassage)
  }

  /// Reads the surroundings of some blocks in both versions; `nil` where one of them may bear on the
  /// rest of the file.
  private init?(of old: MarkdownCardFile, to text: SourceText, around touched: Range<Int>) {
    let range = old.surroundings(ofBlocks: touched)
    let lines = old.lines(ofBlocks: range)
    let end = lines.upperBound + text.lineCount - old.text.lineCount
    guard lines.lowerBound <= end else { return nil }
    let bytes = text.bytes[text.lines(lines.lowerBound..<end)]
    let cost = ParsingCost(bytes)
    guard !cost.isExcessiveForBlocks(bytes.count) else { return nil }
    let areAllowed = [ParsingCost(old.bytes(ofLines: lines)), cost].map(\.allowsTables)
    guard areAllowed == [true, true] || old.allowsTables == nil else { return nil }
    let allowsTables = !areAllowed.contains(false)
    let found = outlinedBlocks(
      of: bytes,
      firstLine: lines.lowerBound,
      allowsTables: allowsTables
    )
    guard let before = old.passage(ofBlocks: range, allowsTables: allowsTables) else { return nil }
    self.old = old
    self.before = before
    limit = nil
    new = old.replacing(range, with: found.blocks, in: text)
    after = Passage(
      blocks: range.lowerBound..<(range.lowerBound + found.blocks.count),
      lines: lines.lowerBound..<end,
      outlines: found.outlines
    )
  }
}

extension MarkdownCardFile {
  /// The blocks that hold the bytes of some replacements, or stand right before them.
  fileprivate func blocks(touchedBy replacements: [Replacement]) -> Range<Int> {
    let lower = replacements.map(\.range.lowerBound).min() ?? 0
    let upper = replacements.map(\.range.upperBound).max() ?? 0
    let first = block(at: text.line(at: lower))
    return first..<max(first, min(block(at: text.line(at: upper)) + 1, blocks.count))
  }

  /// The index of the last block that begins on a line or before it; 0 without one.
  private func block(at line: Int) -> Int {
    max(blocks.partitionPoint { $0.firstLine > line } - 1, 0)
  }

  /// The file with other blocks in the place of some, as another text has them.
  ///
  /// - Parameters:
  ///   - range: The old blocks.
  ///   - new: The new ones; their lists count from 0.
  ///   - text: The new text, which differs from the old one in the lines of these blocks alone.
  /// - Returns: The new file.
  fileprivate func replacing(
    _ range: Range<Int>,
    with new: [Block],
    in text: SourceText
  ) -> MarkdownCardFile {
    var result: [Block] = []
    result.reserveCapacity(blocks.count - range.count + new.count)
    result += blocks[..<range.lowerBound]
    let first = range.isEmpty ? nil : blocks[range.lowerBound].list
    let base = first ?? result.lastList + 1
    result += new.map { $0.shifted(byLines: 0, lists: base) }
    let lines = text.lineCount - self.text.lineCount
    let lists = result.lastList - blocks[..<range.upperBound].lastList
    for block in blocks[range.upperBound...] {
      result.append(block.shifted(byLines: lines, lists: lists))
    }
    let cards = CardSpans(
      among: result,
      of: text,
      like: cards,
      replacing: range,
      by: new.count
    )
    return MarkdownCardFile(text, frontMatter, result, cards, allowsTables: allowsTables)
  }
}

extension Collection<Block> where Self: BidirectionalCollection {
  /// The number of the last list; -1 without one.
  fileprivate var lastList: Int { last { $0.list != nil }?.list ?? -1 }
}
