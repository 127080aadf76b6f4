internal import AdvancedKanbanGit
internal import AdvancedKanbanMarkdown

/// A card of a board, and where it stands.
struct FoundCard {
  let card: MarkdownKanbanCard
  let column: MarkdownKanbanColumn

  /// The card's index in its column, from 0.
  let index: Int

  var reference: CardReference { CardReference(card.id, in: column.id, at: index) }

  /// The card as long as it reads as it did, whatever its block ID says.
  var exactReference: CardReference {
    CardReference(.text(card.source, occurrence: 0), in: column.id, at: index)
  }

  /// The place as one types it: `backlog:2`.
  var place: String { "\(column.id):\(index + 1)" }

  /// The title in quotes, or the place where there is none.
  var name: String { card.title.isEmpty ? place : "\"\(card.title)\"" }
}

extension MarkdownKanbanBoard {
  /// The cards that are meant, with their places, column by column from the top.
  func foundCards(where isMeant: (MarkdownKanbanCard) -> Bool = { _ in true }) -> [FoundCard] {
    columns.flatMap { column in
      column.cards.indices.filter { isMeant(column.cards[$0]) }.map {
        FoundCard(card: column.cards[$0], column: column, index: $0)
      }
    }
  }
}

extension [FoundCard] {
  /// The names in a sentence, with the verb in the form they ask for.
  func all(_ singular: String, _ plural: String) -> String {
    switch count {
    case 1: "\(self[0].name) \(singular)"
    case 2: "both cards \(plural)"
    default: "all \(count) cards \(plural)"
    }
  }
}
