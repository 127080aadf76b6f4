import AdvancedKanban
import AdvancedKanbanGit
import AdvancedKanbanMarkdown
import TestSupport

extension TestBoard {
  /// A command that some random numbers make up for the board as it is.
  func randomCommand(_ number: Int, _ random: inout SeededGenerator) throws -> [BoardChange] {
    let columns = try store.board().columns
    let places = columns.flatMap { column in
      column.cards.indices.map { (column: column, index: $0) }
    }
    guard let place = places.randomElement(using: &random),
      let column = columns.randomElement(using: &random), Int.random(in: 0..<5, using: &random) > 0
    else { return [Self.columnCommand(number, columns, &random)] }
    let card = place.column.cards[place.index]
    let reference = CardReference(card.id, in: place.column.id, at: place.index)
    switch Int.random(in: 0..<8, using: &random) {
    case 0:
      let body = Bool.random(using: &random) ? "line \(number)\n\n- [ ] sub" : ""
      let new = NewCard(title: "new \(number)", body: body, blockID: "new\(number)")
      return [.add(new, columnID: column.id, index: column.cards.count / 2)]
    case 1: return [.remove(reference)]
    case 2: return [.edit(reference, title: "\(card.title) \(number)", body: nil)]
    case 3: return [.edit(reference, title: nil, body: "text \(number)")]
    case 4: return [.setDone(reference, card.isDone != true)]
    case 5 where card.blockID == nil: return [.identify(reference, blockID: "own\(number)")]
    default:
      let last = column.cards.count - (column.id == place.column.id ? 1 : 0)
      return [
        .move(
          MarkdownKanbanMove(
            cardID: card.id,
            sourceColumnID: place.column.id,
            sourceIndex: place.index,
            destinationColumnID: column.id,
            destinationIndex: Int.random(in: 0...last, using: &random)
          )
        )
      ]
    }
  }

  private static func columnCommand(
    _ number: Int,
    _ columns: [MarkdownKanbanColumn],
    _ random: inout SeededGenerator
  ) -> BoardChange {
    let column = columns[Int.random(in: 0..<columns.count, using: &random)]
    switch Int.random(in: 0..<5, using: &random) {
    case 0: return .addColumn(id: "column-\(number)", title: "Column \(number)")
    case 1: return .renameColumn(id: column.id, title: "Title \(number)")
    case 2:
      return .moveColumn(id: column.id, index: Int.random(in: 0..<columns.count, using: &random))
    case 3: return .limitColumn(id: column.id, limit: column.wipLimit == number ? nil : number)
    default: return .collapseColumn(id: column.id, !column.isCollapsed)
    }
  }
}
