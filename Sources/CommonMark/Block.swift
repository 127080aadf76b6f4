/// A block at the top level of a document; each item of a top-level list counts as one.
package struct Block: Hashable, Sendable {
  /// What a block is, as far as a board cares.
  package enum Kind: Hashable, Sendable {
    case item
    case paragraph
    case heading(level: UInt8)
    case codeBlock
    case html
    case thematicBreak
    case blockQuote
    case table
    case other
  }

  package let kind: Kind

  /// The list of an item, counted from 0 in document order; `nil` for every other block.
  package var list: Int? { number < 0 ? nil : Int(number) }

  /// The first line, from 0. A paragraph and the table right below it begin on the same line.
  package var firstLine: Int { Int(first) }

  /// The last line, from 0, as cmark-gfm reports it: blank lines behind a block may be counted in,
  /// and for blocks other than items it may be a line short.
  package var lastLine: Int { Int(last) }

  /// What an item begins with; `nil` for an empty item and for every other block.
  package let opening: Kind?

  /// The structure within: every block inside with what only the parser knows of it.
  ///
  /// Two blocks with equal outlines and equal lines mean the same. Empty unless asked for.
  package let outline: [UInt8]

  // A large file has millions of blocks, so they are kept small.
  private let number: Int32
  private let first: Int32
  private let last: Int32

  package init(
    kind: Kind,
    list: Int? = nil,
    firstLine: Int,
    lastLine: Int,
    opening: Kind? = nil,
    outline: [UInt8] = []
  ) {
    self.kind = kind
    number = list.map { Int32(clamping: $0) } ?? -1
    first = Int32(clamping: firstLine)
    last = Int32(clamping: lastLine)
    self.opening = opening
    self.outline = outline
  }
}
