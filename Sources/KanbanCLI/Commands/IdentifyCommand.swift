internal import AdvancedKanbanGit
internal import AdvancedKanbanMarkdown

extension Command {
  static let identify = Command(
    "id",
    summary: "Give cards block IDs, and print them",
    discussion: """
      A card that has one keeps it. The IDs are printed in the order of the cards, one on each line.

        \(Program.name) move "$(\(Program.name) id backlog:1)" done
      """,
    operands: [Operand("CARD", .card, .oneOrMore)],
    run: { arguments, environment in
      let open = try OpenBoard(arguments, environment)
      let board = try open.board()
      let cards = try CardFinder(board).cards(arguments.operands)
      var newIDs = BlockIDs(of: board, random: environment.random)
      let ids = cards.map { $0.card.blockID ?? newIDs.next() }
      let changes = zip(cards, ids).filter { card, _ in card.card.blockID == nil }
      let outcome = try open.apply(changes.map { .identify($0.reference, blockID: $1) })
      return outcome.tell(
        data: ids,
        fields: ["ids": .array(ids.map(JSONValue.text))],
        unchanged: cards.all("has an ID already", "have IDs already")
      )
    }
  )
}
