internal import AdvancedKanbanMarkdown
internal import CommonMark
internal import SourceText

/// A file that was read in every way there is, and every way saw the same.
struct JudgedFile {
  let bytes: [UInt8]
  let file: MarkdownCardFile
  let document: ReferenceDocument
  let column: MarkdownKanbanColumn

  init(_ bytes: [UInt8]) throws(Damage) {
    self.bytes = bytes
    file = MarkdownCardFile(bytes)
    document = ReferenceDocument(bytes)
    column = MarkdownKanbanColumn(id: "column", file: file)
    try check(file, "scan")
    try check(MarkdownCardFile(SourceText(bytes), isScanning: false), "full reading")
    try checkPieces()
    try checkColumn()
    try checkBoard()
  }

  /// The ranges of the cards and the starts of the blocks are those of the reference.
  private func check(_ file: MarkdownCardFile, _ way: String) throws(Damage) {
    try expect(file.bytes == bytes, "\(way): the same bytes")
    let (lines, wanted) = (file.cards.map(\.lines), document.cards.map(\.lines))
    try expect(lines == wanted, "\(way): card ranges", "\(lines), not \(wanted)")
    let lists = file.cards.map(\.list)
    try expect(lists == document.cards.map(\.list), "\(way): lists", "\(lists)")
    let starts = file.blocks.map(\.firstLine)
    try expect(starts == document.blocks.map(\.lines.lowerBound), "\(way): blocks", "\(starts)")
  }

  /// Reading a text in the smallest pieces that there are gives what reading it whole does.
  private func checkPieces() throws(Damage) {
    let pieces = outlinedBlocks(of: file.body, firstLine: file.bodyLine, pieceLength: 0)
    let whole = outlinedBlocks(of: file.body, firstLine: file.bodyLine, pieceLength: .max)
    try expect(pieces.outlines == whole.outlines, "outlines in pieces")
    try expect(pieces.blocks.map(\.place) == whole.blocks.map(\.place), "blocks in pieces")
    let ends = { (read: OutlinedBlocks) in read.blocks.map { $0.kind == .item ? $0.lastLine : 0 } }
    try expect(ends(pieces) == ends(whole), "the ends of items in pieces")
  }

  /// The cards hold their lines and nothing else, and say something that can be shown.
  private func checkColumn() throws(Damage) {
    for (card, block) in zip(column.cards, document.cards) {
      let lines = document.lines[block.lines]
      let last = Lines.content(of: lines[block.lines.upperBound - 1])
      let source = lines.dropLast().flatMap { $0 } + last
      try expect(card.source == source, "the bytes of a card")
      try expect(card.title.utf8.allSatisfy { $0 != 0x0A && $0 != 0x0D }, "one line of title")
      try expect(card.subTasks.count <= card.source.count, "sub-tasks")
      _ = (card.tags, card.people, card.due, card.box, card.isDone, card.body)
    }
  }

  /// A board of such files is read, and what is found lies within them.
  private func checkBoard() throws(Damage) {
    let files = ["column.md": bytes, BoardFile.name: bytes]
    let board = MarkdownKanbanBoard(files: Array(files.keys)) { files[$0] ?? [] }
    for finding in board.findings + column.findings {
      let isInside = (1...max(document.lines.count, 1)).contains(finding.line)
      try expect(isInside && finding.column >= 1, "the place of a finding", "\(finding)")
    }
  }
}

extension JudgedFile {
  /// The offset of a line's first byte.
  func offset(ofLine line: Int) -> Int {
    line < document.lines.count ? document.lines[line].startIndex : bytes.count
  }

  /// The bytes before some lines are the beginning of another file, and those behind are its end.
  func expectUntouched(outside lines: Range<Int>, in new: JudgedFile) throws(Damage) {
    let head = bytes[..<offset(ofLine: lines.lowerBound)]
    let tail = bytes[offset(ofLine: lines.upperBound)...]
    try expect(new.bytes.starts(with: head), "bytes before the change")
    try expect(new.bytes.count >= head.count + tail.count, "bytes around the change")
    try expect(new.bytes.suffix(tail.count).elementsEqual(tail), "bytes behind the change")
  }
}

extension Block {
  /// What of a block is the same however it is read.
  var place: [Int] {
    [firstLine, list ?? -1, kind.hashValue]
  }
}
