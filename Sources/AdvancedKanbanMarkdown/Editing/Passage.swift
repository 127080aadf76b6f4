internal import CommonMark
internal import SourceText

/// A run of blocks that mean the same whatever stands before and behind them.
struct Passage {
  /// The blocks, as indices in their file.
  let blocks: Range<Int>

  /// The lines from the first block to the one behind the last, from 0.
  let lines: Range<Int>

  /// The inner structure of each block.
  let outlines: [[UInt8]]

  func outline(ofBlock index: Int) -> [UInt8] {
    outlines.isEmpty ? [] : outlines[index - blocks.lowerBound]
  }
}

extension MarkdownCardFile {
  /// The blocks around some others, which can be read without the rest of the file: one block at least
  /// stands between these others and its borders.
  func surroundings(ofBlocks range: Range<Int>) -> Range<Int> {
    var lower = max(range.lowerBound - 1, 0)
    while lower > 0, !isSeam(beforeBlock: lower) { lower -= 1 }
    var upper = min(range.upperBound + 1, blocks.count)
    while upper < blocks.count, !isSeam(beforeBlock: upper) { upper += 1 }
    return lower..<upper
  }

  private func isSeam(beforeBlock index: Int) -> Bool {
    let (before, block) = (blocks[index - 1], blocks[index])
    return !before.isOpen && before.firstLine < block.firstLine
      && CommonMark.isSeam(in: body, at: text.start(ofLine: block.firstLine))
  }

  /// The lines from the first of some blocks to the block behind them. Lines before the first block of
  /// all belong to it.
  func lines(ofBlocks range: Range<Int>) -> Range<Int> {
    let first = range.lowerBound == 0 ? bodyLine : blocks[range.lowerBound].firstLine
    let end = range.upperBound == blocks.count ? text.lineCount : blocks[range.upperBound].firstLine
    return first..<end
  }

  /// The bytes of some lines behind the front matter.
  func bytes(ofLines lines: Range<Int>) -> ArraySlice<UInt8> { text.bytes[text.lines(lines)] }

  /// The inner structure of a block.
  func outline(ofBlock index: Int) -> [UInt8] {
    passage(ofBlocks: surroundings(ofBlocks: index..<(index + 1)))?.outline(ofBlock: index)
      ?? wholePassage.outline(ofBlock: index)
  }

  /// Some blocks with their inner structure; `nil` where the parser does not see the same blocks in
  /// them alone.
  ///
  /// - Parameters:
  ///   - range: The blocks.
  ///   - allowsTables: Whether to look for tables; as it was done for the file without it.
  /// - Returns: The blocks.
  func passage(ofBlocks range: Range<Int>, allowsTables: Bool? = nil) -> Passage? {
    let lines = lines(ofBlocks: range)
    let bytes = bytes(ofLines: lines)
    guard !ParsingCost(bytes).isExcessiveForBlocks(bytes.count) else { return nil }
    let found = outlinedBlocks(
      of: bytes,
      firstLine: lines.lowerBound,
      allowsTables: allowsTables ?? self.allowsTables
    )
    guard found.blocks.count == range.count else { return nil }
    return Passage(blocks: range, lines: lines, outlines: found.outlines)
  }

  /// All blocks with their inner structure; without it where the parser cannot read them in good
  /// time, or does not see the same.
  var wholePassage: Passage {
    passage(ofBlocks: blocks.indices)
      ?? Passage(blocks: blocks.indices, lines: bodyLine..<text.lineCount, outlines: [])
  }
}
