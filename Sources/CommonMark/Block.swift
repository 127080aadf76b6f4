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

  package var kind: Kind { Kind(code: kindCode) }

  /// The list of an item, counted from 0 in document order; `nil` for every other block.
  package var list: Int? { number < 0 ? nil : Int(number) }

  /// The first line, from 0. A paragraph and the table right below it begin on the same line.
  package var firstLine: Int { Int(first) }

  /// The last line, from 0, as cmark-gfm reports it: blank lines behind a block may be counted in,
  /// and for blocks other than items it may be a line short.
  package var lastLine: Int { Int(last) }

  /// What an item begins with; `nil` for an empty item and for every other block.
  package var opening: Kind? { openingCode == 0 ? nil : Kind(code: openingCode) }

  // A large file has millions of blocks, so they are kept small.
  private let kindCode: UInt8
  private let openingCode: UInt8
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
    kindCode = kind.code
    number = list.map { Int32(clamping: $0) } ?? -1
    first = Int32(clamping: firstLine)
    last = Int32(clamping: lastLine)
    openingCode = opening?.code ?? 0
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

extension Block.Kind {
  /// The kinds in one byte each, from 1; a heading has its level on top.
  private static let headings: UInt8 = 16

  fileprivate var code: UInt8 {
    switch self {
    case .item: 1
    case .paragraph: 2
    case .codeBlock: 3
    case .html: 4
    case .thematicBreak: 5
    case .blockQuote: 6
    case .table: 7
    case .other: 8
    case .heading(let level): Self.headings + level
    }
  }

  fileprivate init(code: UInt8) {
    self =
      switch code {
      case 1: .item
      case 2: .paragraph
      case 3: .codeBlock
      case 4: .html
      case 5: .thematicBreak
      case 6: .blockQuote
      case 7: .table
      case Self.headings...: .heading(level: code - Self.headings)
      default: .other
      }
  }
}
