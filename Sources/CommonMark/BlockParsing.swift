internal import CCommonMark

/// The blocks of a document in GitHub Flavored Markdown, in document order.
///
/// cmark-gfm finds them; only what it reports reliably is passed on. The text must come without
/// front matter and without a byte order mark. Footnotes are not part of the dialect, and neither are
/// tables with more columns than ``ParsingCost`` allows.
///
/// - Parameters:
///   - text: The bytes to read; no encoding is assumed beyond ASCII markers.
///   - firstLine: The number that the first line is to have.
///   - allowsTables: Whether to look for tables; as ``ParsingCost`` says without it.
///   - pieceLength: How many bytes are read at a time, if there is a place to stop.
/// - Returns: The top-level blocks. Link reference definitions are not among them.
package func blocks(
  of text: ArraySlice<UInt8>,
  firstLine: Int = 0,
  allowsTables: Bool? = nil,
  pieceLength: Int = 1 << 18
) -> [Block] {
  let allowsTables = allowsTables ?? ParsingCost(text).allowsTables
  var reading = BlockReading(text, firstLine: firstLine, allowsTables: allowsTables)
  reading.read(pieceLength: pieceLength)
  return reading.blocks
}

/// The blocks that ``blocks(of:firstLine:allowsTables:pieceLength:)`` finds, each with its outline.
package func outlinedBlocks(
  of text: ArraySlice<UInt8>,
  firstLine: Int = 0,
  allowsTables: Bool? = nil,
  pieceLength: Int = 1 << 18
) -> OutlinedBlocks {
  let allowsTables = allowsTables ?? ParsingCost(text).allowsTables
  var reading = BlockReading(text, firstLine: firstLine, allowsTables: allowsTables)
  reading.outlining = Outlining()
  reading.read(pieceLength: pieceLength)
  return OutlinedBlocks(blocks: reading.blocks, outlines: reading.outlining?.outlines ?? [])
}

/// The destinations of the links in each block that ``blocks(of:firstLine:outlines:)`` finds.
///
/// - Returns: For each block the destinations as they are meant: with escapes and entities resolved,
///   percent signs as they are written.
package func linkDestinations(of text: ArraySlice<UInt8>) -> [[String]] {
  Document(parsing: text).mapTopLevel { $0.destinations(of: [CMARK_NODE_LINK]) }
}

/// Does what cmark-gfm has to do for a text and nothing more: what reading is measured by.
package func parseAndForget(_ text: ArraySlice<UInt8>) {
  _ = Document(parsing: text, withTables: true)
}
