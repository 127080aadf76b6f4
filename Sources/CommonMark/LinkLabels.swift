internal import CCommonMark

/// What a text defines some labels to be.
///
/// - Parameters:
///   - labels: The labels without brackets, each on one line.
///   - text: The text.
///   - areFootnotes: Whether the labels are those of footnotes, `^` included; these are no part of
///     the dialect, but of what people write.
/// - Returns: For each label the destination of its link, empty for a footnote; `nil` where it has
///   no definition.
package func definitions(
  of labels: [[UInt8]],
  in text: ArraySlice<UInt8>,
  areFootnotes: Bool
) -> [String?] {
  // A link of its own before the text shows what the parser has found behind it.
  let probes = labels.flatMap { Array("[".utf8) + $0 + Array("]\n\n".utf8) }
  let document = Document(
    parsing: (probes + text)[...],
    withFootnotes: areFootnotes,
    inlineCount: labels.count
  )
  return zip(labels, document.root.children).map { _, paragraph in
    guard let first = paragraph.firstChild else { return nil }
    if areFootnotes { return first.type == CMARK_NODE_FOOTNOTE_REFERENCE ? "" : nil }
    guard first.type == CMARK_NODE_LINK else { return nil }
    return cmark_node_get_url(first.pointer).map { String(cString: $0) }
  }
}
