internal import CCommonMark
internal import SourceText
internal import Synchronization

/// A parsed document, which owns all of its nodes.
struct Document: ~Copyable {
  let root: Node

  /// How many lines cmark-gfm has seen before the first one of the text.
  let linesBefore: Int

  /// Parses a text with task boxes, with tables where they are cheap or wanted in any case, and with
  /// footnotes if asked for.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - withTables: Whether to look for tables.
  ///   - withFootnotes: Whether to look for footnotes.
  ///   - withStrikethrough: Whether to look for words that are struck out, and for bare addresses.
  ///   - inlineCount: How many blocks of the top level to read with what is inside their paragraphs;
  ///     `nil` to read all of them so.
  init(
    parsing text: ArraySlice<UInt8>,
    withTables: Bool? = nil,
    withFootnotes: Bool = false,
    withStrikethrough: Bool = false,
    inlineCount: Int? = nil
  ) {
    _ = Self.registration
    // cmark-gfm drops a byte order mark on the first line, but a text comes without one, and what
    // looks like one is text; behind a blank line it stays.
    linesBefore = inlineCount != nil || text.starts(with: byteOrderMark) ? 1 : 0
    // Bytes that are no UTF-8 count as characters; else they would hide the end of a comment.
    let footnotes = withFootnotes ? CMARK_OPT_FOOTNOTES : CMARK_OPT_DEFAULT
    let parser = cmark_parser_new(CMARK_OPT_VALIDATE_UTF8 | footnotes)
    defer { cmark_parser_free(parser) }
    let withTables = withTables ?? ParsingCost(text).allowsTables
    let blocks = withTables ? ["table", "tasklist"] : ["tasklist"]
    for name in blocks + (withStrikethrough ? ["strikethrough", "autolink"] : []) {
      guard let dialect = cmark_find_syntax_extension(name) else { continue }
      cmark_parser_attach_syntax_extension(parser, dialect)
    }
    let silence = inlineCount.map { _ in InlineSilence(parser) }
    if linesBefore > 0 { cmark_parser_feed(parser, "\n", 1) }
    text.withUnsafeBytes { cmark_parser_feed(parser, $0.baseAddress, $0.count) }
    if let inlineCount {
      // The last line counts only with its line end.
      if text.last != .lineFeed { cmark_parser_feed(parser, "\n", 1) }
      silence?.apply(sparing: inlineCount)
    }
    root = Node(withStrikethrough ? Self.finish(parser) : cmark_parser_finish(parser))
  }

  deinit { cmark_node_free(root.pointer) }

  /// Gives what a function makes of each block of the top level, with the items of a list in its
  /// place.
  borrowing func mapTopLevel<Value>(_ transform: (Node) -> Value) -> [Value] {
    root.children.flatMap { $0.type == CMARK_NODE_LIST ? Array($0.children) : [$0] }.map(transform)
  }

  /// Ends a text with signs that a dialect has added, such as `~`: cmark-gfm keeps these for the whole
  /// process, and forgets them at the end of each such text.
  private static func finish(_ parser: OpaquePointer?) -> OpaquePointer? {
    // As numbers, since the compiler lets no pointer through a lock.
    let parser = UInt(bitPattern: parser)
    let root = turn.withLock { _ in
      UInt(bitPattern: cmark_parser_finish(OpaquePointer(bitPattern: parser)))
    }
    return OpaquePointer(bitPattern: root)
  }

  private static let turn = Mutex(())

  private static let registration: Void = cmark_gfm_core_extensions_ensure_registered()
}
