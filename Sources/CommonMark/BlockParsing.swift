internal import CCommonMark

/// The blocks of a document in GitHub Flavored Markdown, in document order.
///
/// cmark-gfm finds them; only what it reports reliably is passed on. The text must come without
/// front matter and without a byte order mark. Footnotes are not part of the dialect.
///
/// - Parameters:
///   - text: The bytes to read; no encoding is assumed beyond ASCII markers.
///   - firstLine: The number that the first line is to have.
///   - outlines: Whether to fill in each block's ``Block/outline``.
/// - Returns: The top-level blocks. Link reference definitions are not among them.
package func blocks(
  of text: ArraySlice<UInt8>,
  firstLine: Int = 0,
  outlines: Bool = false
) -> [Block] {
  let document = Document(parsing: text)
  var result: [Block] = []
  var lists = 0
  for node in document.root.children {
    guard node.type == CMARK_NODE_LIST else {
      result.append(node.block(inList: nil, linesFrom: firstLine, outlined: outlines))
      continue
    }
    for item in node.children {
      result.append(item.block(inList: lists, linesFrom: firstLine, outlined: outlines))
    }
    lists += 1
  }
  return result
}

/// The destinations of the links in each block that ``blocks(of:firstLine:outlines:)`` finds.
///
/// - Returns: For each block the destinations as they are meant: with escapes and entities resolved,
///   percent signs as they are written.
package func linkDestinations(of text: ArraySlice<UInt8>) -> [[String]] {
  let document = Document(parsing: text)
  return document.root.children.flatMap { node in
    node.type == CMARK_NODE_LIST ? node.children.map(\.linkDestinations) : [node.linkDestinations]
  }
}

/// Does what cmark-gfm has to do for a text and nothing more: what reading is measured by.
package func parseAndForget(_ text: ArraySlice<UInt8>) {
  _ = Document(parsing: text)
}

/// A parsed document, which owns all of its nodes.
struct Document: ~Copyable {
  let root: Node

  init(parsing text: ArraySlice<UInt8>) {
    _ = Self.registration
    let parser = cmark_parser_new(CMARK_OPT_DEFAULT)
    defer { cmark_parser_free(parser) }
    for name in ["table", "tasklist"] {
      guard let dialect = cmark_find_syntax_extension(name) else { continue }
      cmark_parser_attach_syntax_extension(parser, dialect)
    }
    text.withUnsafeBytes { cmark_parser_feed(parser, $0.baseAddress, $0.count) }
    root = Node(cmark_parser_finish(parser))
  }

  deinit { cmark_node_free(root.pointer) }

  private static let registration: Void = cmark_gfm_core_extensions_ensure_registered()
}
