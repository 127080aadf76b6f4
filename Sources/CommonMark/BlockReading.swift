internal import CCommonMark
internal import SourceText

/// Reads the blocks of a text piece by piece, so that cmark-gfm's nodes, which take dozens of times
/// the memory of the text, never stand for all of it.
struct BlockReading {
  private let text: ArraySlice<UInt8>
  private let allowsTables: Bool

  private(set) var blocks: [Block] = []

  /// The first line of the next piece, and how many lists have begun.
  private var line: Int
  private var lists = 0

  /// The style of the last item where its list can go on behind the last piece.
  private var openStyle: UInt8?

  /// The outlines of the blocks, if they are wanted.
  var outlining: Outlining?

  init(_ text: ArraySlice<UInt8>, firstLine: Int, allowsTables: Bool) {
    self.text = text
    self.allowsTables = allowsTables
    line = firstLine
  }

  /// Reads everything, in pieces of some length or more.
  mutating func read(pieceLength: Int) {
    var start = text.startIndex
    var length = pieceLength
    var style: UInt8?
    while start < text.endIndex {
      let seam = length < text.endIndex - start ? Seam(in: text, behind: start + length) : nil
      let end = seam?.offset ?? text.endIndex
      let piece = read(text[start..<end], continuing: style)
      if seam == nil || !piece.isOpen {
        take(piece, text[start..<end])
        start = end
        length = pieceLength
        style = seam?.style
      } else {
        length = 2 * (end - start)
      }
    }
  }

  /// The blocks of a piece, their lists counted on from those before.
  private struct Piece {
    var blocks: [Block] = []
    var outlines: [[UInt8]] = []
    var lists: Int

    /// Whether the piece ends in a block that might go on behind a seam.
    var isOpen: Bool { blocks.last?.isOpen ?? false }
  }

  private mutating func read(_ bytes: ArraySlice<UInt8>, continuing style: UInt8?) -> Piece {
    let document = Document(parsing: bytes, withTables: allowsTables, inlineCount: 0)
    let line = line - document.linesBefore
    // The first item of a piece is part of the last list of the piece before it if it looks so.
    let isContinued = style != nil && style == openStyle
    var piece = Piece(lists: isContinued ? lists - 1 : lists)
    for node in document.root.children {
      let isList = node.type == CMARK_NODE_LIST
      for block in isList ? Array(node.children) : [node] {
        let list = isList ? piece.lists : nil
        piece.blocks.append(block.block(inList: list, linesFrom: line))
        if outlining != nil { piece.outlines.append(block.outline) }
      }
      if isList { piece.lists += 1 }
    }
    return piece
  }

  private mutating func take(_ piece: Piece, _ bytes: ArraySlice<UInt8>) {
    openStyle = nil
    if let last = piece.blocks.last, last.list != nil {
      // What stands behind the item and is no block is a link definition, which ends the list.
      let item = bytes.from(line: last.firstLine - line)
      let rest = item.from(line: last.lastLine + 1 - last.firstLine)
      let isLast = rest.allSatisfy { $0.isBlank || $0 == .lineFeed || $0 == .carriageReturn }
      openStyle = isLast ? Seam.style(ofItem: item) : nil
    }
    if blocks.isEmpty, bytes.count < text.count {
      // Most files go on as they begin.
      blocks.reserveCapacity(piece.blocks.count * (text.count / max(bytes.count, 1) + 1) / 8 * 9)
    }
    blocks += piece.blocks
    outlining?.append(piece.outlines)
    lists = piece.lists
    line += bytes.lineCount
  }
}

/// Outlines in the order of their blocks.
struct Outlining {
  private(set) var outlines: [[UInt8]] = []

  /// The outlines that have occurred, as most cards have one of a few.
  private var known: Set<[UInt8]> = []

  mutating func append(_ new: [[UInt8]]) {
    for outline in new { outlines.append(known.uniqued(outline)) }
  }
}

extension Set<[UInt8]> {
  /// The equal element that is here already, else the element itself, which from now on is.
  fileprivate mutating func uniqued(_ element: [UInt8]) -> [UInt8] {
    element.count > 64 ? element : insert(element).memberAfterInsert
  }
}

extension ArraySlice<UInt8> {
  /// How many lines there are.
  fileprivate var lineCount: Int {
    let ended = indices.count(where: endsLine)
    return isEmpty || endsLine(at: endIndex - 1) ? ended : ended + 1
  }

  /// What is left without some lines at the beginning.
  fileprivate func from(line number: Int) -> ArraySlice<UInt8> {
    var start = startIndex
    for _ in 0..<number {
      let end = self[start...].indices.first(where: endsLine)
      start = end.map { $0 + 1 } ?? endIndex
    }
    return self[start...]
  }

  private func endsLine(at index: Int) -> Bool {
    if self[index] == .lineFeed { return true }
    guard self[index] == .carriageReturn else { return false }
    return index + 1 == endIndex || self[index + 1] != .lineFeed
  }
}
