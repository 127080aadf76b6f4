package import CommonMark
package import SourceText

/// Finds the blocks of a plain file by its lines alone, an order faster than cmark-gfm.
///
/// In a plain file the beginning of each line says what the line is: a bullet at column 0, a line
/// indented into the item above, a heading, prose, a comment of one line, or nothing. Whatever else
/// there is (a fence, a quote or a number at column 0, a tab, a lazy line) makes the file not plain,
/// and it is left to cmark-gfm. No edit is checked by this scan.
package struct PlainScan {
  private var blocks: [Block] = []
  private var bullet: UInt8 = 0
  private var lists = 0

  /// The column at which the content of the item begins that is open; `nil` outside of items.
  private var contentColumn: Int?
  private var isBehindBlank = true

  /// The block that the next lines may go on with.
  private var last: (kind: Block.Kind, firstLine: Int, lastLine: Int)?

  /// The blocks of a file behind its front matter, or `nil` where the file is not plain.
  ///
  /// - Parameters:
  ///   - text: The file.
  ///   - line: The first line to read, from 0.
  /// - Returns: What cmark-gfm would find.
  package static func blocks(of text: SourceText, from line: Int) -> [Block]? {
    var scan = PlainScan()
    let bytes = text.bytes.span
    for line in line..<max(text.lineCount, line) {
      guard scan.take(line, text.content(ofLine: line), of: bytes) else { return nil }
    }
    scan.close()
    return scan.blocks
  }

  /// Reads one line; `false` where the file is not plain.
  private mutating func take(_ line: Int, _ content: Range<Int>, of bytes: Span<UInt8>) -> Bool {
    guard let first = bytes.first(in: content) else { return takeBlank() }
    switch first {
    case .space, .tab:
      let isIndented = contentColumn.map { bytes.isIndented(content, by: $0) } ?? false
      if isIndented { return !bytes.mayUnderline(content) && goOn(to: line) }
      return bytes.isBlank(content) && takeBlank()
    case UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+"):
      return takeItem(line, content, of: bytes)
    case UInt8(ascii: "#"):
      return bytes.headingLevel(in: content).map { take(.heading(level: $0), line) } ?? false
    case UInt8(ascii: "<"): return bytes.isComment(content) && take(.html, line)
    default: return first.isProse && takeProse(line)
    }
  }

  private mutating func takeBlank() -> Bool {
    isBehindBlank = true
    return true
  }

  /// Takes a line as part of the block that is open.
  private mutating func goOn(to line: Int) -> Bool {
    last?.lastLine = line
    isBehindBlank = false
    return true
  }

  private mutating func takeItem(_ line: Int, _ content: Range<Int>, of bytes: Span<UInt8>) -> Bool
  {
    let padding = bytes.spaceCount(from: content.lowerBound + 1, to: content.upperBound)
    let words = (content.lowerBound + 1 + padding)..<content.upperBound
    guard (1...4).contains(padding), bytes.beginsParagraph(words) else { return false }
    let marker = bytes[content.lowerBound]
    let isNewList = contentColumn == nil || bullet != marker
    begin(.item, line)
    if isNewList { lists += 1 }
    bullet = marker
    contentColumn = 1 + padding
    return true
  }

  private mutating func takeProse(_ line: Int) -> Bool {
    if isBehindBlank || last.map({ $0.kind != .item && $0.kind != .paragraph }) ?? true {
      return take(.paragraph, line)
    }
    return last?.kind == .paragraph && goOn(to: line)
  }

  /// Reads the first line of a block that is no item.
  private mutating func take(_ kind: Block.Kind, _ line: Int) -> Bool {
    begin(kind, line)
    contentColumn = nil
    return true
  }

  private mutating func begin(_ kind: Block.Kind, _ line: Int) {
    close()
    last = (kind, line, line)
    isBehindBlank = false
  }

  /// Adds the block that is open; it is of the list that was begun last.
  private mutating func close() {
    guard let last else { return }
    let isItem = last.kind == .item
    blocks.append(
      Block(
        kind: last.kind,
        list: isItem ? lists - 1 : nil,
        firstLine: last.firstLine,
        lastLine: last.lastLine,
        opening: isItem ? .paragraph : nil
      )
    )
  }
}

extension UInt8 {
  /// Whether a line that begins with this byte can be nothing but text.
  fileprivate var isProse: Bool { isLetter || self >= 0x80 }
}

extension Span<UInt8> {
  fileprivate func first(in range: Range<Int>) -> UInt8? {
    range.isEmpty ? nil : self[range.lowerBound]
  }

  fileprivate func isBlank(_ range: Range<Int>) -> Bool { range.allSatisfy { self[$0].isBlank } }

  fileprivate func spaceCount(from start: Int, to end: Int) -> Int {
    var index = start
    while index < end, self[index] == .space { index += 1 }
    return index - start
  }

  /// Whether a line has text behind that many spaces.
  fileprivate func isIndented(_ line: Range<Int>, by columns: Int) -> Bool {
    guard line.count > columns else { return false }
    let indent = line.lowerBound..<(line.lowerBound + columns)
    return indent.allSatisfy { self[$0] == .space } && !isBlank(indent.upperBound..<line.upperBound)
  }

  /// Whether a line may make a heading of the words above it.
  fileprivate func mayUnderline(_ line: Range<Int>) -> Bool {
    let marks = line.drop { self[$0].isBlank }
    guard let mark = first(in: marks), mark == UInt8(ascii: "-") || mark == UInt8(ascii: "=") else {
      return false
    }
    return marks.allSatisfy { self[$0] == mark || self[$0].isBlank }
  }

  /// The level of an ATX heading at column 0.
  fileprivate func headingLevel(in line: Range<Int>) -> UInt8? {
    let level = line.prefix { self[$0] == UInt8(ascii: "#") }.count
    let next = line.dropFirst(level).first.map { self[$0] }
    return level <= 6 && next?.isBlank ?? true ? UInt8(level) : nil
  }

  /// Whether a line is a comment that ends on it.
  fileprivate func isComment(_ line: Range<Int>) -> Bool {
    let text = line.map { self[$0] }
    guard text.starts(with: "<!-- ".utf8) else { return false }
    return text.indices.dropFirst(5).contains { text[$0...].starts(with: "-->".utf8) }
  }

  /// Whether the content of an item begins with text, whatever lines follow.
  fileprivate func beginsParagraph(_ words: Range<Int>) -> Bool {
    guard let first = first(in: words) else { return false }
    if first.isProse { return true }
    let rest = words.dropFirst()
    switch first {
    case UInt8(ascii: "@"), UInt8(ascii: "("), UInt8(ascii: "\""), UInt8(ascii: "'"),
      UInt8(ascii: "^"), UInt8(ascii: "$"), UInt8(ascii: "%"), UInt8(ascii: "&"):
      return true
    case UInt8(ascii: "["): return beginsWithBox(words)
    case UInt8(ascii: "#"):
      return self.first(in: rest).map { $0.isProse || $0.isDigit } ?? false
    case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"):
      let word = words.drop { self[$0] == first }
      return self.first(in: word)?.isProse ?? false && words.count - word.count <= 2
    default:
      return first.isDigit && self.first(in: words.drop { self[$0].isDigit }) ?? 0 == .space
    }
  }

  /// Whether a task box and text stand here, and no link definition behind the box.
  private func beginsWithBox(_ words: Range<Int>) -> Bool {
    let start = words.lowerBound
    guard words.count > 3, self[start + 2] == UInt8(ascii: "]"), self[start + 3] == .space,
      let text = words.dropFirst(4).first(where: { !self[$0].isBlank })
    else { return false }
    return self[text] != UInt8(ascii: "[")
  }
}
