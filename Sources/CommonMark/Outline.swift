internal import CCommonMark
internal import SourceText

/// Whether an item's outline is another one's with the two paragraphs that it begins with as one.
package func isOutline(_ outline: [UInt8], joiningFirstParagraphsOf other: [UInt8]) -> Bool {
  let paragraph =
    [UInt8(ascii: "("), UInt8(truncatingIfNeeded: CMARK_NODE_PARAGRAPH.rawValue)]
    + [UInt8(ascii: ")")]
  let first = 2..<(2 + paragraph.count)
  let content = other.dropFirst(first.lowerBound)
  guard content.starts(with: paragraph + paragraph) else { return false }
  return outline == Array(other[..<first.upperBound] + content.dropFirst(2 * paragraph.count))
}

extension Node {
  /// The blocks inside this one, written down in document order.
  ///
  /// Code, HTML and headings' levels are written out, since no line of the source shows where they
  /// begin and end; the text of paragraphs is not, since the source shows it. The walk uses no
  /// recursion: nesting is as deep as the user likes.
  var outline: [UInt8] {
    var result: [UInt8] = []
    var node = self
    var depth = 0
    while true {
      node.describe(into: &result)
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
