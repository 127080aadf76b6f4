internal import CCommonMark
internal import Glibc

/// A text as HTML that is fit for a page that trusts nobody who wrote it.
///
/// HTML in the text is left out. Links lead to `http`, `https` and `mailto` alone, and open beside the
/// page; of all others the words remain. Images become links, so that reading a text asks no server
/// for anything. Headings go below the third level, and task boxes are pictures.
///
/// - Parameter text: The text.
/// - Returns: Elements for the inside of a block.
package func safeHTML(of text: ArraySlice<UInt8>) -> String {
  let document = Document(parsing: text, withStrikethrough: true)
  for node in document.root.descendants { node.disarm() }
  guard let html = cmark_render_html(document.root.pointer, CMARK_OPT_DEFAULT, nil) else {
    return ""
  }
  defer { free(html) }
  // All text is escaped by now: these are the renderer's own tags.
  return retagged(
    Array(String(cString: html).utf8),
    [
      ("<a href=\"", "<a target=\"_blank\" rel=\"noopener noreferrer\" href=\""),
      (Box.ticked, Box.tickedPicture), (Box.clear, Box.clearPicture),
    ]
  )
}

/// A text with some of its tags, given by how they begin, in another form.
private func retagged(_ html: [UInt8], _ tags: [(old: String, new: String)]) -> String {
  let tags = tags.map { (old: Array($0.old.utf8), new: Array($0.new.utf8)) }
  var result: [UInt8] = []
  result.reserveCapacity(html.count)
  var rest = html[...]
  while let byte = rest.first {
    let tag = byte == UInt8(ascii: "<") ? tags.first { rest.starts(with: $0.old) } : nil
    result += tag?.new ?? [byte]
    rest = rest.dropFirst(tag?.old.count ?? 1)
  }
  return String(decoding: result, as: UTF8.self)
}

/// The task boxes of a list.
private enum Box {
  static let ticked = "<input type=\"checkbox\" checked=\"\" disabled=\"\" />"
  static let clear = "<input type=\"checkbox\" disabled=\"\" />"
  static let tickedPicture = "<span class=\"subtask done\" role=\"img\" aria-label=\"done\"></span>"
  static let clearPicture = "<span class=\"subtask\" role=\"img\" aria-label=\"to do\"></span>"
}

extension Node {
  /// The nodes inside, in document order, as they are now.
  fileprivate var descendants: [Node] {
    let iterator = cmark_iter_new(pointer)
    defer { cmark_iter_free(iterator) }
    var result: [Node] = []
    while true {
      let event = cmark_iter_next(iterator)
      guard event != CMARK_EVENT_DONE else { return result }
      if event == CMARK_EVENT_ENTER { result.append(Node(cmark_iter_get_node(iterator))) }
    }
  }

  /// Takes out of a node what a page must not have.
  fileprivate func disarm() {
    switch type {
    case CMARK_NODE_HEADING:
      cmark_node_set_heading_level(pointer, min(cmark_node_get_heading_level(pointer) + 3, 6))
    case CMARK_NODE_LINK: if !leadsToKnownScheme { replace(by: nil) }
    case CMARK_NODE_IMAGE: replace(by: leadsToKnownScheme ? newLink : nil)
    default: break
    }
  }

  private var leadsToKnownScheme: Bool {
    guard let url = cmark_node_get_url(pointer) else { return false }
    let destination = String(cString: url).lowercased()
    return ["http://", "https://", "mailto:"].contains(where: destination.hasPrefix)
  }

  private var newLink: OpaquePointer? {
    let link = cmark_node_new(CMARK_NODE_LINK)
    cmark_node_set_url(link, cmark_node_get_url(pointer))
    return link
  }

  /// Puts another node in the place of this one, with what is in this one; without another, the
  /// inside alone remains.
  private func replace(by other: OpaquePointer?) {
    if let other { cmark_node_insert_before(pointer, other) }
    while let child = cmark_node_first_child(pointer) {
      cmark_node_unlink(child)
      let status =
        if let other {
          cmark_node_append_child(other, child)
        } else {
          cmark_node_insert_before(pointer, child)
        }
      if status == 0 { cmark_node_free(child) }
    }
    cmark_node_unlink(pointer)
    cmark_node_free(pointer)
  }
}
