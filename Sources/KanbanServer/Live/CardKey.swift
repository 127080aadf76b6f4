internal import AdvancedKanban
internal import AdvancedKanbanMarkdown

/// The name by which pages know a card, as long as this server runs.
///
/// A card without block ID is known by its bytes, so that a page never means another card by a name
/// than the one that it shows.
struct CardKey: Hashable, Sendable {
  let text: String

  init(_ text: String) { self.text = text }

  init(_ id: MarkdownKanbanCard.ID) {
    switch id {
    case .block(let blockID): text = "b-" + blockID
    case .text(let source, let occurrence): text = "t-\(digest(of: source))-\(occurrence)"
    }
  }

  /// What tells whether a card still reads as it did.
  static func version(of card: MarkdownKanbanCard) -> String { digest(of: card.source) }
}

/// 128 bits that nobody can foresee who has not started this process.
private func digest(of bytes: [UInt8]) -> String {
  [1, 2].map { salt in
    var hasher = Hasher()
    hasher.combine(salt)
    unsafe bytes.withUnsafeBytes { unsafe hasher.combine(bytes: $0) }
    return String(UInt(bitPattern: hasher.finalize()), radix: 36)
  }.joined()
}

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
}

extension MarkdownKanbanBoard {
  /// The card that a page means.
  func card(_ key: CardKey) -> PlacedCard? {
    for (columnIndex, column) in columns.enumerated() {
      for (index, card) in column.cards.enumerated() where CardKey(card.id) == key {
        return PlacedCard(card: card, columnIndex: columnIndex, column: column, index: index)
      }
    }
    return nil
  }
}

extension PlacedCard {
  /// The place of the card on its board.
  var position: BoardPosition { BoardPosition(column: columnIndex, index: index) }
}
