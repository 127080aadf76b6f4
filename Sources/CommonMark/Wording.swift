internal import CCommonMark

/// What a document says, down to its words: two texts with equal wordings are read alike.
///
/// Text stands in it as it is read; every byte of code, HTML and destinations stands behind a mark,
/// so that words that are found in a wording are words of the text.
///
/// - Parameter text: The document, without front matter.
/// - Returns: The wording, which is good for nothing but comparisons.
package func wording(of text: ArraySlice<UInt8>) -> [UInt8] {
  let document = Document(parsing: text)
  let iterator = cmark_iter_new(document.root.pointer)
  defer { cmark_iter_free(iterator) }
  var result: [UInt8] = []
  while true {
    let event = cmark_iter_next(iterator)
    guard event != CMARK_EVENT_DONE else { return result }
    let node = Node(cmark_iter_get_node(iterator))
    if event == CMARK_EVENT_ENTER { node.word(into: &result) } else { result.append(Mark.end) }
  }
}

/// Bytes that stand for themselves in no text that people write.
private enum Mark {
  static let start: UInt8 = 1
  static let end: UInt8 = 2
  static let hidden: UInt8 = 3
}

extension Node {
  fileprivate func word(into result: inout [UInt8]) {
    if type == CMARK_NODE_TEXT {
      result += bytes(of: literal)
      return
    }
    result += [Mark.start, UInt8(truncatingIfNeeded: type.rawValue)]
    result.append(UInt8(truncatingIfNeeded: type.rawValue >> 8))
    if type == CMARK_NODE_HEADING {
      result.append(UInt8(cmark_node_get_heading_level(pointer)))
    }
    let isLink = type == CMARK_NODE_LINK || type == CMARK_NODE_IMAGE
    let target = isLink ? [cmark_node_get_url(pointer), cmark_node_get_title(pointer)] : [literal]
    for byte in target.flatMap(bytes(of:)) { result += [Mark.hidden, byte] }
  }

  private func bytes(of string: UnsafePointer<CChar>?) -> [UInt8] {
    string.map { Array(String(cString: $0).utf8) } ?? []
  }
}
