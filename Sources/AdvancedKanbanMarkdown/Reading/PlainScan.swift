package import CommonMark
package import SourceText

/// Finds the blocks of a plain file by its lines alone, an order faster than cmark-gfm.
///
/// In a plain file the beginning of each line says what the line is: a bullet at column 0, a line
/// indented into the item above, a heading, prose, a comment of one line, or nothing. Whatever else
/// there is (a fence, a quote or a number at column 0, a tab, a lazy line) makes the file not plain,
/// and it is left to cmark-gfm. No edit is checked by this scan.
package struct PlainScan {
  private let text: SourceText
  private var blocks: [Block] = []
  private var bullet: UInt8 = 0
  private var lists = 0

  /// The column at which the content of the item begins that is open; `nil` outside of items.
  private var contentColumn: Int?
  private var isBehindBlank = true

  /// The blocks of a file behind its front matter, or `nil` where the file is not plain.
  ///
  /// - Parameters:
  ///   - text: The file.
  ///   - line: The first line to read, from 0.
  /// - Returns: What cmark-gfm would find, without outlines.
  package static func blocks(of text: SourceText, from line: Int) -> [Block]? {
    var scan = PlainScan(text: text)
    for line in line..<max(text.lineCount, line) {
      guard scan.take(line) else { return nil }
    }
    return scan.blocks
  }

  private init(text: SourceText) { self.text = text }

  /// Reads one line; `false` where the file is not plain.
  private mutating func take(_ line: Int) -> Bool {
    let content = text.content(ofLine: line)
    guard let first = text.bytes[content].first else { return takeBlank() }
    switch first {
    case .space, .tab:
      return text.isBlank(line) ? takeBlank() : takeIndented(content, line)
    case UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+"): return takeItem(content, line)
    case UInt8(ascii: "#"): return takeHeading(content, line)
    case UInt8(ascii: "<"): return takeComment(content, line)
    default: return first.isProse && takeProse(line)
    }
  }

  private mutating func takeBlank() -> Bool {
    isBehindBlank = true
    return true
  }

  private mutating func takeIndented(_ content: Range<Int>, _ line: Int) -> Bool {
    guard let contentColumn, content.count > contentColumn else { return false }
    let indent = text.bytes[content].prefix(contentColumn)
    guard indent.allSatisfy({ $0 == .space }) else { return false }
    extendLast(to: line)
    return true
  }

  private mutating func takeItem(_ content: Range<Int>, _ line: Int) -> Bool {
    let rest = text.bytes[content].dropFirst()
    let padding = rest.prefix { $0 == .space }.count
    guard (1...4).contains(padding), rest.dropFirst(padding).beginsParagraph else { return false }
    let marker = text.bytes[content.lowerBound]
    if contentColumn == nil || bullet != marker { lists += 1 }
    bullet = marker
    contentColumn = 1 + padding
    append(.item, line)
    return true
  }

  private mutating func takeHeading(_ content: Range<Int>, _ line: Int) -> Bool {
    let level = text.bytes[content].prefix { $0 == UInt8(ascii: "#") }.count
    guard level <= 6, text.bytes[content].dropFirst(level).first?.isBlank ?? true else {
      return false
    }
    contentColumn = nil
    append(.heading(level: UInt8(level)), line)
    return true
  }

  private mutating func takeComment(_ content: Range<Int>, _ line: Int) -> Bool {
    let comment = text.bytes[content]
    guard comment.starts(with: "<!-- ".utf8), comment.dropFirst(5).containsCommentEnd else {
      return false
    }
    contentColumn = nil
    append(.html, line)
    return true
  }

  private mutating func takeProse(_ line: Int) -> Bool {
    if isBehindBlank || blocks.last.map({ $0.kind != .item && $0.kind != .paragraph }) ?? true {
      contentColumn = nil
      append(.paragraph, line)
      return true
    }
    guard blocks.last?.kind == .paragraph else { return false }
    extendLast(to: line)
    return true
  }

  private mutating func append(_ kind: Block.Kind, _ line: Int) {
    let isItem = kind == .item
    blocks.append(
      Block(
        kind: kind,
        list: isItem ? lists - 1 : nil,
        firstLine: line,
        lastLine: line,
        opening: isItem ? .paragraph : nil
      )
    )
    isBehindBlank = false
  }

  private mutating func extendLast(to line: Int) {
    guard let last = blocks.popLast() else { return }
    blocks.append(
      Block(
        kind: last.kind,
        list: last.list,
        firstLine: last.firstLine,
        lastLine: line,
        opening: last.opening
      )
    )
    isBehindBlank = false
  }
}

extension UInt8 {
  /// Whether a line that begins with this byte can be nothing but text.
  fileprivate var isProse: Bool { isLetter || self >= 0x80 }
}

extension ArraySlice<UInt8> {
  /// Whether the content of an item begins with text, whatever lines follow.
  fileprivate var beginsParagraph: Bool {
    guard let first else { return false }
    if first.isProse || "@(\"'^$%&".utf8.contains(first) { return true }
    switch first {
    case UInt8(ascii: "["): return beginsWithBox
    case UInt8(ascii: "#"):
      return dropFirst().first.map { $0.isProse || $0.isDigit } ?? false
    case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"):
      return drop { $0 == first }.first?.isProse ?? false && prefix { $0 == first }.count <= 2
    default: return first.isDigit && (drop(while: \.isDigit).first ?? 0) == .space
    }
  }

  /// Whether a task box and text stand here, and no link definition behind the box.
  private var beginsWithBox: Bool {
    guard count > 3, self[startIndex + 2] == UInt8(ascii: "]"), self[startIndex + 3] == .space,
      let first = dropFirst(4).first(where: { !$0.isBlank })
    else { return false }
    return first != UInt8(ascii: "[")
  }

  fileprivate var containsCommentEnd: Bool {
    let end = Array("-->".utf8)
    return indices.contains { self[$0...].starts(with: end) }
  }
}
