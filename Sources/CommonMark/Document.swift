internal import CCommonMark

/// A parsed document, which owns all of its nodes.
struct Document: ~Copyable {
  /// What a document may have beyond tables.
  struct Extensions: OptionSet {
    let rawValue: Int

    /// Footnotes, as git hosts have them.
    static let footnotes = Extensions(rawValue: 1)

    /// Task boxes, so that they are no text.
    static let tasks = Extensions(rawValue: 2)
  }

  let root: Node

  init(parsing text: ArraySlice<UInt8>, _ extensions: Extensions = []) {
    _ = Self.registration
    let options = extensions.contains(.footnotes) ? CMARK_OPT_FOOTNOTES : CMARK_OPT_DEFAULT
    let parser = cmark_parser_new(options)
    defer { cmark_parser_free(parser) }
    for name in extensions.contains(.tasks) ? ["table", "tasklist"] : ["table"] {
      guard let found = cmark_find_syntax_extension(name) else { continue }
      cmark_parser_attach_syntax_extension(parser, found)
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
