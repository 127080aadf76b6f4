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

  // A large file has millions of blocks, so they are kept small.
  private let number: Int32
  private let first: Int32
  private let last: Int32

  package init(
    kind: Kind,
    list: Int? = nil,
    firstLine: Int,
    lastLine: Int,
    opening: Kind? = nil
  ) {
    self.kind = kind
    number = list.map { Int32(clamping: $0) } ?? -1
    first = Int32(clamping: firstLine)
    last = Int32(clamping: lastLine)
    self.opening = opening
  }

  /// The block some lines further down, its list counted from some other one.
  package func shifted(byLines lines: Int, lists: Int) -> Block {
    Block(
      kind: kind,
      list: list.map { $0 + lists },
      firstLine: firstLine + lines,
      lastLine: lastLine + lines,
      opening: opening
    )
  }

  /// Whether the block may go on behind a line at which every other block ends: see ``isSeam(in:at:)``.
  package var isOpen: Bool {
    switch kind {
    case .codeBlock, .html, .table, .other: true
    default: false
    }
  }
}
