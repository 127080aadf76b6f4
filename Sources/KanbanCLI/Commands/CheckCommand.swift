internal import AdvancedKanbanGit

extension Command {
  static let check = Command(
    "check",
    summary: "Tick the task boxes of cards",
    discussion: """
      A card without a box gets one. The card stays in its column.

        \(Program.name) check k7x2m9
      """,
    operands: [Operand("CARD", .card, .oneOrMore)],
    run: { try setDone(true, $0, $1) }
  )

  static let uncheck = Command(
    "uncheck",
    summary: "Clear the task boxes of cards",
    operands: [Operand("CARD", .card, .oneOrMore)],
    run: { try setDone(false, $0, $1) }
  )

  private static func setDone(
    _ isDone: Bool,
    _ arguments: ParsedArguments,
    _ environment: Environment
  ) throws(Failure) -> ExitCode {
    let open = try OpenBoard(arguments, environment)
    let cards = try CardFinder(open.board(toFind: arguments.operands)).cards(arguments.operands)
    let outcome = try open.apply(cards.map { .setDone($0.reference, isDone) })
    let state = isDone ? "checked already" : "not checked"
    return outcome.tell(unchanged: cards.all("is \(state)", "are \(state)"))
  }
}
