package import CommonMark

/// Where a card stands in its file.
package struct CardSpan: Hashable, Sendable {
  /// The card's lines, from 0: from its marker to the last line of its item that is not blank.
  package var lines: Range<Int> { Int(firstLine)..<Int(endLine) }

  /// The list the card is an item of, counted from 0 over the file.
  package var list: Int { Int(smallList) }

  /// The index of the card's block among all blocks of the file.
  package var block: Int { Int(smallBlock) }

  package let marker: ListMarker

  /// The kind of the block that the item begins with; `nil` for an empty item.
  package let opening: Block.Kind?

  // A large file has millions of cards, so they are kept small.
  private let firstLine: UInt32
  private let endLine: UInt32
  private let smallList: UInt32
  private let smallBlock: UInt32

  package init(
    lines: Range<Int>,
    list: Int,
    block: Int,
    marker: ListMarker,
    opening: Block.Kind?
  ) {
    firstLine = UInt32(clamping: lines.lowerBound)
    endLine = UInt32(clamping: lines.upperBound)
    smallList = UInt32(clamping: list)
    smallBlock = UInt32(clamping: block)
    self.marker = marker
    self.opening = opening
  }
}
