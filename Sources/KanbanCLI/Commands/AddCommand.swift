internal import AdvancedKanbanGit
internal import AdvancedKanbanMarkdown

extension Command {
  static let add = Command(
    "add",
    summary: "Add a card to a column",
    discussion: """
      The card gets a block ID, which is printed and names the card from then on, whatever becomes of its
      title. A title that ends in ^name has chosen its own; 'git config kanban.cardIDs false' turns them off.

        \(Program.name) add backlog "Write the parser #core @mira due:2026-12-24"
        git log -3 | \(Program.name) add backlog "Look into these" --body - --top
      """,
    operands: [Operand("COLUMN", .column), Operand("TITLE")],
    options: [.body, .top, .to, .force, .noID],
    run: { arguments, environment in
      let open = try OpenBoard(arguments, environment)
      let board = try open.board()
      let column = try open.destination(arguments.operands[0], on: board)
      let title = try CardTitle(arguments.operands[1])
      let body = try cardBody(arguments, environment)
      var ids = BlockIDs(of: board, random: environment.random)
      let wantsID = try title.blockID == nil && !arguments.has(.noID) && open.givesBlockIDs
      let id = try title.blockID.map { try ids.claim($0) } ?? (wantsID ? ids.next() : nil)
      let card = NewCard(title: title.text, body: body ?? "", blockID: id)
      let placement = try Placement(arguments, in: column, of: CardFinder(board))
      let index = try placement.index(in: column)
      let outcome = try open.apply([.add(card, columnID: column.id, index: index)])
      return outcome.tell(
        data: id.map { [$0] } ?? [],
        fields: ["id": .string(id)],
        unchanged: "the card is there already"
      )
    }
  )
}

extension Option {
  static let body = Option(
    "body",
    value: "TEXT",
    help: "The lines below the title; - reads standard input"
  )

  static let noID = Option(flag: "no-id", help: "Write no block ID")
}

extension Command {
  /// What `--body` says, or standard input does.
  static func cardBody(
    _ arguments: ParsedArguments,
    _ environment: Environment
  ) throws -> String? {
    guard let body = arguments.value(of: .body), body == "-" else {
      return arguments.value(of: .body)
    }
    guard let text = String(validating: try environment.readInput(), as: UTF8.self) else {
      throw Failure(.inputOutput, "standard input is no UTF-8 text")
    }
    return text
  }
}

extension Placement {
  /// The index for a new card, from 0.
  fileprivate func index(in column: MarkdownKanbanColumn) throws(Failure) -> Int {
    switch self {
    case .top: return 0
    case .position(let position):
      let last = column.cards.count + 1
      guard position <= last else { throw .noPosition(position, in: column.id, last: last) }
      return position - 1
    case .bottom, .before, .after: return column.cards.count
    }
  }
}
