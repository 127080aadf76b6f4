internal import AdvancedKanbanGit

extension Command {
  static let remove = Command(
    "rm",
    summary: "Remove cards",
    discussion: """
      A card that was committed stays in the history: '\(Program.name) undo' brings it back.

        \(Program.name) rm backlog:2 backlog:3
      """,
    operands: [Operand("CARD", .card, .oneOrMore)],
    run: { arguments, environment in
      let open = try OpenBoard(arguments, environment)
      let cards = try CardFinder(open.board(toFind: arguments.operands)).cards(arguments.operands)
      let outcome = try open.apply(cards.oneAfterTheOther.map { .remove($0) })
      return outcome.tell(unchanged: "\(cards.all("is", "are")) gone already")
    }
  )
}

extension [FoundCard] {
  /// The cards as they will be found once those before them are gone.
  fileprivate var oneAfterTheOther: [CardReference] {
    let all = map(\.reference)
    return all.enumerated().map { position, card in
      let gone = all[..<position].count { $0.columnID == card.columnID && $0.index < card.index }
      return CardReference(card.cardID, in: card.columnID, at: card.index - gone)
    }
  }
}
