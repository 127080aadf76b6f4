internal import CCommonMark

/// A parsed document, which owns all of its nodes.
struct Document: ~Copyable {
  let root: Node

  /// Parses a text with tables and task boxes and, if asked for, with footnotes.
  init(parsing text: ArraySlice<UInt8>, withFootnotes: Bool = false) {
    _ = Self.registration
    let parser = cmark_parser_new(withFootnotes ? CMARK_OPT_FOOTNOTES : CMARK_OPT_DEFAULT)
    defer { cmark_parser_free(parser) }
    for name in ["table", "tasklist"] {
      guard let dialect = cmark_find_syntax_extension(name) else { continue }
      cmark_parser_attach_syntax_extension(parser, dialect)
    }
    text.withUnsafeBytes { cmark_parser_feed(parser, $0.baseAddress, $0.count) }
    root = Node(cmark_parser_finish(parser))
  }

  deinit { cmark_node_free(root.pointer) }

  /// Gives what a function makes of each block of the top level, with the items of a list in its
  /// place.
  borrowing func mapTopLevel<Value>(_ transform: (Node) -> Value) -> [Value] {
    root.children.flatMap { $0.type == CMARK_NODE_LIST ? Array($0.children) : [$0] }.map(transform)
  }

  private static let registration: Void = cmark_gfm_core_extensions_ensure_registered()
}
