package import CommonMark

/// Where a card stands in its file.
package struct CardSpan: Hashable, Sendable {
  /// The card's lines, from 0: from its marker to the last line of its item that is not blank.
  package let lines: Range<Int>

  /// The list the card is an item of, counted from 0 over the file.
  package let list: Int

  /// The index of the card's block among all blocks of the file.
  package let block: Int

  package let marker: ListMarker

  /// The kind of the block that the item begins with; `nil` for an empty item.
  package let opening: Block.Kind?
}

extension CardSpan {
  /// Whether the item begins with words, which are its title, as opposed to code, a quote, a list
  /// or nothing at all.
  package var beginsWithText: Bool {
    switch opening {
    case .paragraph, .heading, .table: !marker.isBare
    default: false
    }
  }
}
