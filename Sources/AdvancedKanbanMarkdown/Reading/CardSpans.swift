internal import CommonMark
internal import SourceText

/// Where the cards of a file stand, from top to bottom.
///
/// A large file has millions of cards, so that only what takes time to find is kept for each.
package struct CardSpans: RandomAccessCollection, Hashable, Sendable {
  private struct Entry: Hashable {
    let block: UInt32
    let endLine: UInt32
  }

  private let text: SourceText
  private let blocks: [Block]
  private let entries: [Entry]

  init(among blocks: [Block], of text: SourceText) {
    entries = Self.entries(of: blocks.indices, among: blocks, of: text)
    (self.text, self.blocks) = (text, blocks)
  }

  /// The cards among blocks of which all but some are those of another file.
  ///
  /// - Parameters:
  ///   - blocks: The blocks.
  ///   - text: The file.
  ///   - old: The cards of the other file.
  ///   - range: The blocks of the other file that are no more.
  ///   - count: How many blocks are in their place.
  init(
    among blocks: [Block],
    of text: SourceText,
    like old: CardSpans,
    replacing range: Range<Int>,
    by count: Int
  ) {
    let lines = text.lineCount - old.text.lineCount
    let shift = count - range.count
    let new = range.lowerBound..<(range.lowerBound + count)
    let touched = old.index(fromBlock: range.lowerBound)..<old.index(fromBlock: range.upperBound)
    let found = Self.entries(of: new, among: blocks, of: text)
    var entries: [Entry] = []
    entries.reserveCapacity(old.count - touched.count + found.count)
    entries += old.entries[..<touched.lowerBound]
    entries += found
    for entry in old.entries[touched.upperBound...] {
      entries.append(
        Entry(
          block: UInt32(clamping: Int(entry.block) + shift),
          endLine: UInt32(clamping: Int(entry.endLine) + lines)
        )
      )
    }
    self.entries = entries
    (self.text, self.blocks) = (text, blocks)
  }

  private static func entries(
    of range: Range<Int>,
    among blocks: [Block],
    of text: SourceText
  ) -> [Entry] {
    var entries: [Entry] = []
    entries.reserveCapacity(range.count)
    for index in range {
      let block = blocks[index]
      guard block.list != nil, text.beginsItem(onLine: block.firstLine) else { continue }
      let next = index + 1 < blocks.count ? blocks[index + 1].firstLine : text.lineCount
      let end = Swift.min(block.lastLine + 1, next, text.lineCount)
      let endLine = text.endOfText(in: block.firstLine..<end)
      entries.append(Entry(block: UInt32(clamping: index), endLine: UInt32(clamping: endLine)))
    }
    return entries
  }

  package var startIndex: Int { 0 }
  package var endIndex: Int { entries.count }

  package subscript(index: Int) -> CardSpan {
    let block = blocks[Int(entries[index].block)]
    return CardSpan(
      lines: block.firstLine..<Int(entries[index].endLine),
      list: block.list ?? 0,
      block: Int(entries[index].block),
      marker: text.itemMarker(ofLine: block.firstLine) ?? .dash,
      opening: block.opening
    )
  }

  /// The lines of a card, from 0.
  func lines(ofCard index: Int) -> Range<Int> {
    blocks[Int(entries[index].block)].firstLine..<Int(entries[index].endLine)
  }

  /// The columns before a card's marker.
  package func indent(ofCard index: Int) -> Int {
    text.bytes[text.start(ofLine: lines(ofCard: index).lowerBound)...].prefix { $0 == .space }.count
  }

  /// The index of a card's block among all blocks of the file.
  func block(ofCard index: Int) -> Int { Int(entries[index].block) }

  /// Whether an item begins with a paragraph.
  func beginsParagraph(_ index: Int) -> Bool {
    blocks[Int(entries[index].block)].opening == .paragraph
  }

  /// The list that a card is an item of.
  func list(ofCard index: Int) -> Int { blocks[Int(entries[index].block)].list ?? 0 }

  /// The index of the first card that is this block or a later one.
  func index(fromBlock block: Int) -> Int { entries.partitionPoint { $0.block >= block } }

  /// The cards that are items of the same list as a card, itself among them.
  func mates(ofCard index: Int) -> Range<Int> {
    let list = list(ofCard: index)
    let listOf = { (entry: Entry) in blocks[Int(entry.block)].list ?? 0 }
    return entries.partitionPoint {
      listOf($0) >= list
    }..<entries.partitionPoint {
      listOf($0) > list
    }
  }
}

extension SourceText {
  /// Whether an item's marker stands at the beginning of a line.
  fileprivate func beginsItem(onLine line: Int) -> Bool {
    ListMarker.begins(bytes[content(ofLine: line)])
  }

  /// The marker of the item that begins on a line.
  fileprivate func itemMarker(ofLine line: Int) -> ListMarker? {
    ListMarker(atStartOf: bytes[content(ofLine: line)])
  }
}

extension Array {
  /// The first index from which on all elements satisfy a condition, which none before does.
  package func partitionPoint(where isBehind: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
