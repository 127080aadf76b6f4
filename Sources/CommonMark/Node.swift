internal import CCommonMark

/// A node of a document that is alive.
struct Node {
  let pointer: OpaquePointer?

  init(_ pointer: OpaquePointer?) { self.pointer = pointer }

  var type: cmark_node_type { cmark_node_get_type(pointer) }

  var firstChild: Node? { cmark_node_first_child(pointer).map { Node($0) } }

  var next: Node? { cmark_node_next(pointer).map { Node($0) } }

  var parent: Node? { cmark_node_parent(pointer).map { Node($0) } }

  var children: some Sequence<Node> {
    sequence(first: firstChild) { $0?.next }.lazy.compactMap(\.self)
  }

  var literal: UnsafePointer<CChar>? { cmark_node_get_literal(pointer) }

  var kind: Block.Kind {
    switch type {
    case CMARK_NODE_ITEM: .item
    case CMARK_NODE_PARAGRAPH: .paragraph
    case CMARK_NODE_HEADING: .heading(level: UInt8(cmark_node_get_heading_level(pointer)))
    case CMARK_NODE_CODE_BLOCK: .codeBlock
    case CMARK_NODE_HTML_BLOCK: .html
    case CMARK_NODE_THEMATIC_BREAK: .thematicBreak
    case CMARK_NODE_BLOCK_QUOTE: .blockQuote
    default: isTable ? .table : .other
    }
  }

  // The headers of the extension do not give its node types.
  private var isTable: Bool { isNamed("table") }

  /// Whether this is a cell of a table.
  var isTableCell: Bool {
    type.rawValue > CMARK_NODE_FOOTNOTE_DEFINITION.rawValue && isNamed("table_cell")
  }

  private func isNamed(_ name: String) -> Bool {
    cmark_node_get_type_string(pointer).map { String(cString: $0) == name } ?? false
  }

  /// The first line, from 1.
  ///
  /// A paragraph right before a table has none (cmark-gfm issue 222): the table has taken it over,
  /// and so the table's counts.
  var startLine: Int {
    let line = Int(cmark_node_get_start_line(pointer))
    return line > 0 ? line : next?.startLine ?? 1
  }

  func block(inList list: Int?, linesFrom firstLine: Int) -> Block {
    Block(
      kind: kind,
      list: list,
      firstLine: firstLine + startLine - 1,
      lastLine: firstLine + Int(cmark_node_get_end_line(pointer)) - 1,
      opening: list == nil ? nil : firstChild?.kind
    )
  }

  /// The destinations of all links, or images, inside, in document order.
  func destinations(of types: [cmark_node_type]) -> [String] {
    let iterator = cmark_iter_new(pointer)
    defer { cmark_iter_free(iterator) }
    var result: [String] = []
    while true {
      let event = cmark_iter_next(iterator)
      guard event != CMARK_EVENT_DONE else { return result }
      let node = Node(cmark_iter_get_node(iterator))
      if event == CMARK_EVENT_ENTER, types.contains(node.type),
        let destination = cmark_node_get_url(node.pointer)
      {
        result.append(String(cString: destination))
      }
    }
  }
}
