internal import AdvancedKanbanGit

extension Command {
  static let edit = Command(
    "edit",
    summary: "Change the title of a card and what stands below it",
    discussion: """
      Without --title and --body your editor opens with the title on the first line, an empty line, and the
      body. Task box and block ID stay as they are.

        \(Program.name) edit k7x2m9 --title "Write the parser twice"
      """,
    operands: [Operand("CARD", .card)],
    options: [.title, .body],
    run: { arguments, environment in
      let open = try OpenBoard(arguments, environment)
      let word = arguments.operands[0]
      let card = try CardFinder(open.board(toFind: [word])).card(word)
      if arguments.has(.title) || arguments.has(.body) {
        let title = arguments.value(of: .title)
        let body = try cardBody(arguments, environment)
        return try edit(card, card.reference, title: title, body: body, on: open)
      }
      return try CardDraft.edit(card, in: environment) { title, body in
        // The draft knows nothing of what somebody else has written meanwhile.
        try edit(card, card.exactReference, title: title, body: body, on: open)
      }
    }
  )

  private static func edit(
    _ card: FoundCard,
    _ reference: CardReference,
    title: String?,
    body: String?,
    on open: OpenBoard
  ) throws(Failure) -> ExitCode {
    let title = try title.map { title throws(Failure) in try CardTitle(title).withoutBlockID }
    let outcome = try open.apply([.edit(reference, title: title, body: body)])
    return outcome.tell(unchanged: "\(card.name) says that already")
  }
}

extension Option {
  static let title = Option("title", value: "TITLE", help: "The new title")
}
