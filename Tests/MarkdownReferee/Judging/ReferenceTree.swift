internal import CCommonMark
internal import CommonMark

/// The blocks of a text as cmark-gfm's own tree has them.
///
/// The walk shares no code with the one that reading uses, so that a mistake in either shows as a
/// difference. What it takes on trust are the start lines of blocks and the literals of code and
/// HTML; ends of blocks are taken for items alone, and then without blank lines.
///
/// The referee goes by cmark-gfm in all but two things: a byte order mark counts at the beginning of a
/// file alone, so cmark-gfm gets a blank line before one that stands behind front matter and cannot
/// drop it; and tables that ``ParsingCost`` is afraid of are text. It goes by cmark-gfm also where other parsers see something else: a blank line right
/// behind an empty item does not end it, and a link definition right before an empty item takes the
/// item for text. Where it reports no start line (a paragraph whose last line has become the head of
/// a table), the next block's counts.
struct ReferenceTree {
  /// A block with all that the parser says of it.
  struct Node: Hashable {
    let depth: Int
    let type: UInt32

    /// The first line, relative to the one of the top-level block; `nil` where none is reported.
    let line: Int?

    /// A heading's level, a list's kind, the literal of code and HTML.
    let detail: [UInt8]
  }

  /// A block at the top level, or an item of a list there.
  struct Unit: Hashable {
    /// The number of the list of an item; `nil` for any other block.
    let list: Int?

    /// The first line, from 0.
    var firstLine: Int

    /// The line behind the last one, as it is reported.
    let endLine: Int

    var nodes: [Node]
  }

  private(set) var units: [Unit] = []

  init(of text: ArraySlice<UInt8>) {
    _ = Self.registration
    let parser = unsafe cmark_parser_new(CMARK_OPT_VALIDATE_UTF8)
    for name in ParsingCost(text).allowsTables ? ["table", "tasklist"] : ["tasklist"] {
      unsafe cmark_parser_attach_syntax_extension(parser, cmark_find_syntax_extension(name))
    }
    let isMarked = text.starts(with: [0xEF, 0xBB, 0xBF])
    if isMarked { unsafe cmark_parser_feed(parser, "\n", 1) }
    unsafe text.withUnsafeBytes { unsafe cmark_parser_feed(parser, $0.baseAddress, $0.count) }
    let root = unsafe cmark_parser_finish(parser)
    unsafe walk(root)
    unsafe cmark_node_free(root)
    unsafe cmark_parser_free(parser)
    if isMarked { units = units.map(\.oneLineUp) }
    for index in units.indices.dropLast().reversed() where units[index].firstLine < 0 {
      units[index].firstLine = units[index + 1].firstLine
    }
  }

  /// cmark-gfm registers its extensions once for a process, and reading does so first.
  private static let registration: Void = parseAndForget([])

  private mutating func walk(_ root: OpaquePointer?) {
    let iterator = unsafe cmark_iter_new(root)
    var depth = 0
    var list = -1
    while true {
      let event = unsafe cmark_iter_next(iterator)
      if event == CMARK_EVENT_DONE { break }
      let node = unsafe cmark_iter_get_node(iterator)
      let type = unsafe cmark_node_get_type(node)
      guard type.rawValue & Self.inlineBit == 0 else { continue }
      if event == CMARK_EVENT_EXIT {
        depth -= 1
        continue
      }
      let isTopList = depth == 1 && type == CMARK_NODE_LIST
      if isTopList { list += 1 }
      let isItem = depth == 2 && type == CMARK_NODE_ITEM
      if isItem || (depth == 1 && !isTopList) {
        unsafe units.append(Unit(node, list: isItem ? list : nil))
      }
      if depth > 0, !isTopList, !units.isEmpty {
        unsafe units[units.count - 1].append(node, depth: depth)
      }
      let isLeaf = [CMARK_NODE_CODE_BLOCK, CMARK_NODE_HTML_BLOCK, CMARK_NODE_THEMATIC_BREAK]
        .contains(type)
      if !isLeaf { depth += 1 }
    }
    unsafe cmark_iter_free(iterator)
  }

  /// The bit in the number of a type that tells text from blocks.
  private static let inlineBit: UInt32 = 0x4000
}

extension ReferenceTree.Unit {
  fileprivate init(_ node: OpaquePointer?, list: Int?) {
    unsafe self.init(
      list: list,
      firstLine: Int(cmark_node_get_start_line(node)) - 1,
      endLine: Int(cmark_node_get_end_line(node)),
      nodes: []
    )
  }

  /// The block one line further up, or where it was not placed at all, there.
  fileprivate var oneLineUp: Self {
    Self(list: list, firstLine: firstLine - 1, endLine: endLine - 1, nodes: nodes)
  }

  fileprivate mutating func append(_ node: OpaquePointer?, depth: Int) {
    let line = unsafe Int(cmark_node_get_start_line(node)) - 1
    unsafe nodes.append(
      ReferenceTree.Node(
        depth: depth,
        type: cmark_node_get_type(node).rawValue,
        line: line < 0 || firstLine < 0 ? nil : line - firstLine,
        detail: Self.detail(of: node)
      )
    )
  }

  private static func detail(of node: OpaquePointer?) -> [UInt8] {
    switch unsafe cmark_node_get_type(node) {
    case CMARK_NODE_HEADING: unsafe [UInt8(cmark_node_get_heading_level(node))]
    case CMARK_NODE_LIST: unsafe [UInt8(cmark_node_get_list_type(node).rawValue)]
    case CMARK_NODE_CODE_BLOCK:
      unsafe bytes(cmark_node_get_fence_info(node)) + bytes(cmark_node_get_literal(node))
    case CMARK_NODE_HTML_BLOCK: unsafe bytes(cmark_node_get_literal(node))
    default: []
    }
  }

  /// The bytes of a text with each line end as LF, and without the blank lines at the end that an
  /// unclosed block takes in.
  private static func bytes(_ text: UnsafePointer<CChar>?) -> [UInt8] {
    let all = unsafe text.map { unsafe Array(String(cString: $0).utf8) } ?? []
    let lines = Lines.split(all[...]).map(Lines.content)
    let end = lines.lastIndex { !Lines.isBlank($0) }.map { $0 + 1 } ?? 0
    return Array(lines[..<end].joined(separator: [0x0A]))
  }
}
