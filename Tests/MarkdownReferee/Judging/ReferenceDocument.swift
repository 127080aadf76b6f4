/// A file as the referee reads it: its lines, its front matter cut off, and its blocks by
/// ``ReferenceTree``.
struct ReferenceDocument {
  /// A card or another block.
  struct Block {
    /// The number of the list of a card; `nil` for any other block.
    let list: Int?

    /// The lines in the file, from 0, without blank ones at the end.
    let lines: Range<Int>

    let nodes: [ReferenceTree.Node]
  }

  /// All lines with their line ends; a byte order mark is part of none.
  let lines: [ArraySlice<UInt8>]

  /// How many of the lines are front matter with its fences.
  let headCount: Int

  let blocks: [Block]

  /// The cards in the order of the file.
  let cards: [Block]

  init(_ bytes: [UInt8]) {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let lines = Lines.split(bytes[start...])
    let headCount = Self.headCount(of: lines)
    let bodyStart = headCount < lines.count ? lines[headCount].startIndex : bytes.count
    let units = ReferenceTree(of: bytes[bodyStart...]).units
    blocks = units.indices.map { index in
      let first = units[index].firstLine + headCount
      let next =
        index + 1 < units.count ? units[index + 1].firstLine + headCount : lines.count
      let isCard = units[index].list != nil
      var end = max(first, isCard ? min(units[index].endLine + headCount, next) : next)
      while end > first + (isCard ? 1 : 0), Lines.isBlank(lines[end - 1]) { end -= 1 }
      return Block(list: units[index].list, lines: first..<end, nodes: units[index].nodes)
    }
    cards = blocks.filter { $0.list != nil }
    self.lines = lines
    self.headCount = headCount
  }

  private static func headCount(of lines: [ArraySlice<UInt8>]) -> Int {
    guard let first = lines.first, isFence(first, "---") else { return 0 }
    let closing = lines.dropFirst().firstIndex { isFence($0, "---") || isFence($0, "...") }
    return closing.map { $0 + 1 } ?? 0
  }

  private static func isFence(_ line: ArraySlice<UInt8>, _ fence: String) -> Bool {
    line.starts(with: fence.utf8) && Lines.isBlank(line.dropFirst(3))
  }
}

extension ReferenceDocument {
  /// The lines of the front matter.
  var head: ArraySlice<ArraySlice<UInt8>> { lines[..<headCount] }

  /// The lines behind the front matter that are not blank, but for those of one card.
  func text(withoutCard index: Int? = nil) -> [ArraySlice<UInt8>] {
    let excluded = index.map { cards[$0].lines } ?? 0..<0
    return (headCount..<lines.count).filter {
      !excluded.contains($0) && !Lines.isBlank(lines[$0])
    }.map { lines[$0] }
  }

  /// The structure of every block but one card.
  func structure(withoutCard index: Int? = nil) -> [[ReferenceTree.Node]] {
    var all = blocks
    if let index, let place = all.firstIndex(where: { $0.lines == cards[index].lines }) {
      all.remove(at: place)
    }
    return all.map(\.nodes)
  }

  /// The lines of a card and the blank ones on both sides of it.
  func surroundings(ofCard index: Int) -> Range<Int> { padded(cards[index].lines) }

  /// Some lines and the blank ones on both sides of them.
  func padded(_ range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start > headCount, Lines.isBlank(lines[start - 1]) { start -= 1 }
    while end < lines.count, Lines.isBlank(lines[end]) { end += 1 }
    return start..<end
  }
}
