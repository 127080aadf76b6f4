/// A block at the top level of a document; each item of a top-level list counts as one.
package struct Block: Hashable, Sendable {
  /// What a block is, as far as a board cares.
  package enum Kind: Hashable, Sendable {
    case item
    case paragraph
    case heading(level: Int)
    case codeBlock
    case html
    case thematicBreak
    case blockQuote
    case table
    case other
  }

  package let kind: Kind

  /// The list of an item, counted from 0 in document order; `nil` for every other block.
  package let list: Int?

  /// The first line, from 0. A paragraph and the table right below it begin on the same line.
  package let firstLine: Int

  /// The last line, from 0, as cmark-gfm reports it: blank lines behind a block may be counted in,
  /// and for blocks other than items it may be a line short.
  package let lastLine: Int

  /// What an item begins with; `nil` for an empty item and for every other block.
  package let opening: Kind?

  /// The structure within: every block inside with what only the parser knows of it.
  ///
  /// Two blocks with equal outlines and equal lines mean the same. Empty unless asked for.
  package let outline: [UInt8]

  package init(
    kind: Kind,
    list: Int? = nil,
    firstLine: Int,
    lastLine: Int,
    opening: Kind? = nil,
    outline: [UInt8] = []
  ) {
    self.kind = kind
    self.list = list
    self.firstLine = firstLine
    self.lastLine = lastLine
    self.opening = opening
    self.outline = outline
  }
}
