internal import AdvancedKanban
internal import AdvancedKanbanGit
internal import AdvancedKanbanMarkdown

extension Command {
  static let move = Command(
    "move",
    summary: "Move cards to a column, or within one",
    discussion: """
      Several cards keep the order in which they are named, and move in one commit.

        \(Program.name) move parser done
        \(Program.name) move k7x2m9 backlog:3 "In progress" --top
      """,
    operands: [Operand("CARD", .card, .oneOrMore), Operand("COLUMN", .column)],
    options: [.top, .bottom, .to, .before, .after, .force],
    run: { arguments, environment in
      let open = try OpenBoard(arguments, environment)
      let neighbors = [Option.before, .after].compactMap(arguments.value)
      let board = try open.board(
        toFind: arguments.operands.dropLast() + neighbors,
        for: arguments.operands.last
      )
      let finder = CardFinder(board)
      let column = try open.destination(arguments.operands.last ?? "", on: board)
      let cards = try finder.cards(arguments.operands.dropLast())
      let plan = try MovePlan(
        moving: cards,
        to: column,
        Placement(arguments, in: column, of: finder),
        on: board,
        isForced: arguments.has(.force)
      )
      let outcome = try open.apply(plan.moves.map { .move($0) })
      return outcome.tell(
        as: "move",
        fields: ["moves": .array(outcome.receipt.moves.map(\.json))],
        unchanged: "\(cards.all("is", "are")) there already"
      )
    }
  )
}

extension MarkdownKanbanMove {
  /// The five fields; a card without block ID has none to show.
  fileprivate var json: JSONValue {
    [
      "cardID": .string(cardID.blockID), "sourceColumnID": .text(sourceColumnID),
      "sourceIndex": .integer(sourceIndex), "destinationColumnID": .text(destinationColumnID),
      "destinationIndex": .integer(destinationIndex),
    ]
  }
}

extension MarkdownKanbanCard.ID {
  fileprivate var blockID: String? {
    if case .block(let id) = self { id } else { nil }
  }
}
