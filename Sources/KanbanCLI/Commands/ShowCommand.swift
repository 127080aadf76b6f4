internal import AdvancedKanbanMarkdown

extension Command {
  static let show = Command(
    "show",
    summary: "Show the board, or some columns of it",
    discussion: """
      Columns stand side by side on a wide terminal; elsewhere every card is a line. A collapsed column shows its
      cards where it is named or a filter is given.

      Every word of --filter must match:

        #tag, @name   a tag or a person in the title
        due:2026-12   a date that begins so
        parser        any part of the title, in upper or lower case

        \(Program.name) show "In progress" --filter "@mira parser"
        \(Program.name) show --rev HEAD~10
        \(Program.name) show --at "2 weeks ago"

      A day alone, as in --at 2026-03-04, means the end of that day.
      """,
    operands: [Operand("COLUMN", .column, .any)],
    options: [.filter, .revision, .date],
    run: { arguments, environment in
      let open = try OpenBoard(arguments, environment)
      let past = try pastBoard(arguments, open)
      let board = try past ?? open.board()
      let named = try ColumnFinder(board.columns).columns(arguments.operands)
      let columns = named.isEmpty ? board.columns : named
      let filter = CardFilter(arguments.values(of: .filter))
      if arguments.isJSON {
        let document = BoardDocument(
          board: board,
          columns: columns,
          filter: filter,
          location: open.location
        )
        environment.output.line(document.json)
        return .done
      }
      let isUnfolded = !named.isEmpty || !filter.isEmpty
      let picture = BoardPicture(of: board, columns, filter, isUnfolded: isUnfolded)
      picture.draw(width: environment.terminalWidth, style: environment.outputStyle) {
        environment.output.write($0)
      }
      if past == nil { tell(of: board.wantedFindings, in: environment) }
      return .done
    }
  )

  /// The board as it was, where that is asked for.
  private static func pastBoard(
    _ arguments: ParsedArguments,
    _ open: OpenBoard
  ) throws(Failure) -> MarkdownKanbanBoard? {
    let (revision, date) = (arguments.value(of: .revision), arguments.value(of: .date))
    guard revision == nil || date == nil else {
      throw .usage("'--rev' and '--at' are two ways to say the same", hint: "use one of them")
    }
    if let revision { return try open.board(at: revision) }
    return try date.map { date throws(Failure) in try open.board(asOf: date) }
  }

  /// Tells how much is wrong beside the limits, which the picture shows.
  private static func tell(of findings: [Finding], in environment: Environment) {
    let count = findings.count { $0.code != "wip-limit-exceeded" }
    if count == 0 { return }
    environment.output.flush()
    let warning = environment.errorStyle.paint("warning:", .yellow, .bold)
    let text = "\(counted(count, "problem")) in the files of the board"
    environment.errors.line("\(warning) \(text); '\(Program.name) lint' lists them")
  }
}

extension Option {
  static let filter = Option("filter", value: "WORDS", help: "Show only cards that match all words")

  static let revision = Option("rev", value: "REV", help: "Show the board as this commit has it")

  static let date = Option("at", value: "DATE", help: "Show the board as it was committed by then")
}
