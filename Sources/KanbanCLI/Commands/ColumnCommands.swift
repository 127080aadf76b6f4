internal import AdvancedKanbanGit
internal import AdvancedKanbanMarkdown

extension Command {
  static let addColumn = Command(
    "column add",
    summary: "Add a column behind the last one",
    discussion: """
      The file of the column is named after the title, and keeps that name whatever becomes of the title.

        \(Program.name) column add "Waiting for review"
      """,
    operands: [Operand("TITLE")],
    run: { arguments, environment in
      let open = try OpenBoard(arguments, environment)
      let title = try columnTitle(arguments.operands[0], on: open.board())
      let change = BoardChange.addColumn(id: ColumnName.suggested(for: title), title: title)
      return try open.apply([change]).tell(unchanged: "the column is there already")
    }
  )

  static let renameColumn = Command(
    "column rename",
    summary: "Give a column another title",
    discussion: "The file of the column keeps its name.",
    operands: [Operand("COLUMN", .column), Operand("TITLE")],
    run: { arguments, environment in
      try changeColumn(arguments, environment) { column, board in
        let title = try columnTitle(arguments.operands[1], on: board, renaming: column)
        return (.renameColumn(id: column.id, title: title), "it is called that already")
      }
    }
  )

  static let moveColumn = Command(
    "column move",
    summary: "Move a column to another position",
    discussion: "Positions count from 1 and from the left.",
    operands: [Operand("COLUMN", .column), Operand("N")],
    run: { arguments, environment in
      try changeColumn(arguments, environment) { column, board in
        let index = try columnIndex(arguments.operands[1], count: board.columns.count)
        return (.moveColumn(id: column.id, index: index), "it is there already")
      }
    }
  )

  static let limitColumn = Command(
    "column limit",
    summary: "Limit how many cards a column should hold",
    discussion: """
      With 'wipLimitBehavior: warnOnly' in board.md a card beyond the limit enters with a warning, with
      'preventDrop' only by --force.

        \(Program.name) column limit "In progress" 3
        \(Program.name) column limit "In progress" none
      """,
    operands: [Operand("COLUMN", .column), Operand("N|none")],
    run: { arguments, environment in
      try changeColumn(arguments, environment) { column, _ in
        let limit = try columnLimit(arguments.operands[1])
        return (.limitColumn(id: column.id, limit: limit), "that is its limit already")
      }
    }
  )

  static let collapseColumn = Command(
    "column collapse",
    summary: "Show a column as one line, without its cards",
    operands: [Operand("COLUMN", .column)],
    run: { arguments, environment in
      try changeColumn(arguments, environment) { column, _ in
        (.collapseColumn(id: column.id, true), "it is collapsed already")
      }
    }
  )

  static let expandColumn = Command(
    "column expand",
    summary: "Show a column with its cards again",
    operands: [Operand("COLUMN", .column)],
    run: { arguments, environment in
      try changeColumn(arguments, environment) { column, _ in
        (.collapseColumn(id: column.id, false), "it is expanded already")
      }
    }
  )

  /// Makes one change to the column that the first operand names.
  private static func changeColumn(
    _ arguments: ParsedArguments,
    _ environment: Environment,
    _ change: (MarkdownKanbanColumn, MarkdownKanbanBoard) throws -> (BoardChange, unchanged: String)
  ) throws -> ExitCode {
    let open = try OpenBoard(arguments, environment)
    let board = try open.board()
    let column = try ColumnFinder(board.columns).column(arguments.operands[0])
    let (change, unchanged) = try change(column, board)
    return try open.apply([change]).tell(unchanged: unchanged)
  }
}

// MARK: - Understanding

extension Command {
  /// A title that no other column of the board has.
  private static func columnTitle(
    _ text: String,
    on board: MarkdownKanbanBoard,
    renaming column: MarkdownKanbanColumn? = nil
  ) throws(Failure) -> String {
    let title = try PlainTitle(text, of: "column").text
    let others = board.columns.filter { $0.id != column?.id }
    if let other = others.first(where: { $0.title.lowercased() == title.lowercased() }) {
      throw Failure(
        .failed,
        "there is a column '\(other.title)' already",
        hint: "choose another title"
      )
    }
    return title
  }

  private static func columnIndex(_ text: String, count: Int) throws(Failure) -> Int {
    guard let position = Int(text), position >= 1 else {
      throw .usage("'\(text)' is no position of a column", hint: "positions are numbers from 1")
    }
    guard position <= count else { throw .noPosition(position, of: "the board", last: count) }
    return position - 1
  }

  private static func columnLimit(_ text: String) throws(Failure) -> Int? {
    if text == "none" { return nil }
    guard let limit = Int(text), (0...WIPLimitSetting.maximum).contains(limit) else {
      throw .usage(
        "'\(text)' is no limit",
        hint: "give a number of cards up to \(WIPLimitSetting.maximum), or 'none'"
      )
    }
    return limit
  }
}
