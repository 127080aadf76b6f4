internal import AdvancedKanban
internal import AdvancedKanbanMarkdown

/// A card, and where it stands.
struct PlacedCard {
  let card: MarkdownKanbanCard

  /// Where its column stands among the columns, from 0.
  let columnIndex: Int
  let column: MarkdownKanbanColumn

  /// Its index among the column's cards, from 0.
  let index: Int

  /// The title without the labels at its end.
  var name: String { CardName(card).text }

  /// The place of the card on its board.
  var position: BoardPosition { BoardPosition(column: columnIndex, index: index) }
}

extension LiveBoard {
  /// The card that a page means.
  func card(_ key: CardKey) -> PlacedCard? {
    for (columnIndex, column) in board.columns.enumerated() {
      for (index, card) in column.cards.enumerated() where keys.key(of: card) == key {
        return PlacedCard(card: card, columnIndex: columnIndex, column: column, index: index)
      }
    }
    return nil
  }
}
