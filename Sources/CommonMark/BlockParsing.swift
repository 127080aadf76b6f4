internal import CCommonMark
internal import SourceText

/// The blocks of a document in GitHub Flavored Markdown, in document order.
///
/// cmark-gfm finds them; only what it reports reliably is passed on. The text must come without
/// front matter and without a byte order mark. Footnotes are not part of the dialect, and neither are
/// tables with more columns than ``ParsingCost`` allows.
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
  let document = Document(parsing: InlineMask(text).bytes[...])
  let firstLine = firstLine - document.linesBefore
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
private struct Document: ~Copyable {
  let root: Node

  /// How many lines cmark-gfm has seen before the first one of the text.
  let linesBefore: Int

  init(parsing text: ArraySlice<UInt8>) {
    _ = Self.registration
    // cmark-gfm drops a byte order mark on the first line, but a text comes without one, and what
    // looks like one is text; behind a blank line it stays.
    linesBefore = text.starts(with: byteOrderMark) ? 1 : 0
    let parser = cmark_parser_new(CMARK_OPT_DEFAULT)
    defer { cmark_parser_free(parser) }
    if ParsingCost(text).allowsTables, let table = cmark_find_syntax_extension("table") {
      cmark_parser_attach_syntax_extension(parser, table)
    }
    if linesBefore > 0 { cmark_parser_feed(parser, "\n", 1) }
    text.withUnsafeBytes { cmark_parser_feed(parser, $0.baseAddress, $0.count) }
    root = Node(cmark_parser_finish(parser))
  }

  deinit { cmark_node_free(root.pointer) }

  private static let registration: Void = cmark_gfm_core_extensions_ensure_registered()
}
