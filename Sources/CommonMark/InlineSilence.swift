internal import CCommonMark
internal import SourceText

/// Keeps cmark-gfm from reading what stands inside paragraphs, headings and cells.
///
/// cmark-gfm reads emphasis, code spans and links with every document, some of them in quadratic time,
/// and makes nodes of them that take dozens of times the memory of the text. Where blocks alone are
/// wanted, both are spared: what belongs to an extension has inlines only if the extension says so,
/// and right before the end of a document its blocks are handed to one that does not.
struct InlineSilence: ~Copyable {
  /// The extension that learns the root of the document, as nothing else tells it before the end.
  private let finder: OpaquePointer?

  /// Begins before the first line of a parser, which has to be an empty one.
  init(_ parser: OpaquePointer?) {
    finder = cmark_syntax_extension_new("root")
    cmark_syntax_extension_set_open_block_func(finder) { finder, _, _, container, _, _ in
      if cmark_syntax_extension_get_private(finder) == nil {
        let root = container.map { UnsafeMutableRawPointer($0) }
        cmark_syntax_extension_set_private(finder, root, nil)
      }
      return nil
    }
    cmark_parser_attach_syntax_extension(parser, finder)
  }

  deinit { cmark_syntax_extension_free(cmark_get_default_mem_allocator(), finder) }

  /// Silences all blocks that there are but the first ones of the top level.
  borrowing func apply(sparing count: Int) {
    guard let pointer = cmark_syntax_extension_get_private(finder) else { return }
    var node = Node(OpaquePointer(pointer)).firstChild
    for _ in 0..<count { node = node?.next }
    while let block = node {
      if block.mayHoldInlines {
        cmark_node_set_syntax_extension(block.pointer, Self.silent)
      }
      node = block.firstChild ?? block.nextOutside
    }
  }

  /// The extension whose blocks have no inlines.
  private static var silent: OpaquePointer? { OpaquePointer(bitPattern: silentAddress) }

  /// Where it is: made once, and never changed or freed, so that all threads may share it.
  private static let silentAddress = {
    let silent = cmark_syntax_extension_new("silent")
    cmark_syntax_extension_set_contains_inlines_func(silent) { _, _ in 0 }
    return UInt(bitPattern: silent)
  }()
}

extension Node {
  fileprivate var mayHoldInlines: Bool {
    type == CMARK_NODE_PARAGRAPH || type == CMARK_NODE_HEADING || isTableCell
  }

  /// The node behind this one and all that it holds.
  fileprivate var nextOutside: Node? {
    var node: Node? = self
    while let current = node, current.next == nil { node = current.parent }
    return node?.next
  }
}
