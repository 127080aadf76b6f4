internal import CCommonMark

/// The labels that a block's links, images and footnotes use.
package struct LinkReferences {
  /// The first line of the block, from 0.
  package let firstLine: Int

  /// The indices of the labels.
  package let labels: Set<Int>
}

/// The links and images in a text that would use some labels if these were defined.
///
/// Everything inside paragraphs becomes nodes here, so a large text is better read piece by piece.
///
/// - Parameters:
///   - labels: The labels without brackets, each on one line; what the text itself defines them to
///     be does not matter.
///   - text: The text.
/// - Returns: What each block uses that ``blocks(of:firstLine:outlines:)`` finds.
package func references(to labels: [[UInt8]], in text: ArraySlice<UInt8>) -> [LinkReferences] {
  let definitions = labels.enumerated().flatMap { index, label in
    Array("[".utf8) + label + Array("]: <\(mark)\(index)>\n".utf8)
  }
  let document = Document(parsing: (definitions + Array("\n".utf8) + text)[...])
  let linesBefore = labels.count + 1 + document.linesBefore
  return document.mapTopLevel { node in
    let links = node.destinations(of: [CMARK_NODE_LINK, CMARK_NODE_IMAGE])
    return LinkReferences(
      firstLine: node.startLine - 1 - linesBefore,
      labels: Set(links.compactMap { $0.hasPrefix(mark) ? Int($0.dropFirst()) : nil })
    )
  }
}

/// What begins the destinations that stand for labels, and no others. It is short, since cmark-gfm
/// makes no more links than their destinations together are as long as the text.
private let mark = "\u{1}"
