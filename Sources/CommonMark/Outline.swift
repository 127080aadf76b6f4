internal import CCommonMark
internal import SourceText

/// Whether an item's outline is another one's, but for the lines on which blocks begin, perhaps with
/// the two paragraphs that it begins with as one.
package func isOutline(_ outline: [UInt8], joiningFirstParagraphsOf other: [UInt8]) -> Bool {
  let (outline, other) = (shape(of: outline), shape(of: other))
  if outline == other { return true }
  let paragraph =
    [UInt8(ascii: "("), UInt8(truncatingIfNeeded: CMARK_NODE_PARAGRAPH.rawValue)]
    + [UInt8(ascii: ")")]
  let first = 2..<(2 + paragraph.count)
  let content = other.dropFirst(first.lowerBound)
  guard content.starts(with: paragraph + paragraph) else { return false }
  return outline == Array(other[..<first.upperBound] + content.dropFirst(2 * paragraph.count))
}

/// An outline without the lines.
private func shape(of outline: [UInt8]) -> [UInt8] { Array(outline.prefix { $0 != 0 }) }

extension Node {
  /// The blocks inside this one, written down in document order, and behind a zero the lines on which
  /// they begin.
  ///
  /// Code, HTML and headings' levels are written out, since no line of the source shows where they
  /// begin and end; the text of paragraphs is not, since the source and the lines show it. The walk
  /// uses no recursion: nesting is as deep as the user likes.
  var outline: [UInt8] {
    var lines = LineSteps(from: firstLine)
    let shape = shape { lines.append($0.firstLine) }
    return shape + (lines.bytes.isEmpty ? [] : [0] + lines.bytes)
  }

  /// Writes the blocks down, and hands on each but this one.
  private func shape(_ visit: (Node) -> Void) -> [UInt8] {
    var result: [UInt8] = []
    var node = self
    var depth = 0
    while true {
      node.describe(into: &result)
      if depth > 0 { visit(node) }
      if let child = node.firstChild, node.holdsBlocks {
        node = child
        depth += 1
        continue
      }
      result.append(UInt8(ascii: ")"))
      while depth > 0, node.next == nil, let parent = node.parent {
        node = parent
        depth -= 1
        result.append(UInt8(ascii: ")"))
      }
      guard depth > 0, let next = node.next else { return result }
      node = next
    }
  }

  /// The line, from 1, on which the block begins; 0 where the parser does not say.
  private var firstLine: Int { Int(cmark_node_get_start_line(pointer)) }

  private var holdsBlocks: Bool {
    type == CMARK_NODE_ITEM || type == CMARK_NODE_LIST || type == CMARK_NODE_BLOCK_QUOTE
  }

  private func describe(into result: inout [UInt8]) {
    result += [UInt8(ascii: "("), UInt8(truncatingIfNeeded: type.rawValue)]
    switch type {
    case CMARK_NODE_LIST: result.append(UInt8(cmark_node_get_list_type(pointer).rawValue))
    case CMARK_NODE_HEADING: result.append(UInt8(cmark_node_get_heading_level(pointer)))
    case CMARK_NODE_CODE_BLOCK, CMARK_NODE_HTML_BLOCK: describeLiteral(into: &result)
    default: break
    }
  }

  /// Writes out the literal with every line end as LF and without blank lines at its end, where an
  /// unclosed block takes in whatever follows.
  private func describeLiteral(into result: inout [UInt8]) {
    guard var byte = literal.map(UnsafeRawPointer.init)?.assumingMemoryBound(to: UInt8.self)
    else { return }
    let start = result.count
    while byte.pointee != 0 {
      let isPair = byte.pointee == 0x0D && byte[1] == 0x0A
      if !isPair { result.append(byte.pointee == 0x0D ? 0x0A : byte.pointee) }
      byte += 1
    }
    while result.count > start, let last = result.last, last.isBlank || last == .lineFeed {
      result.removeLast()
    }
  }
}

/// The lines of blocks in document order, each as how much further down it is than the one before.
private struct LineSteps {
  private(set) var bytes: [UInt8] = []
  private var last: Int

  init(from line: Int) { last = line }

  mutating func append(_ line: Int) {
    var step = max(line - last, 0)
    last = max(line, last)
    while step >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: step) | 0x80)
      step >>= 7
    }
    bytes.append(UInt8(step))
  }
}
