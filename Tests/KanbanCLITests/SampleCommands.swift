import KanbanCLI

/// Commands that do nothing, with every kind of word.
enum SampleCommands {
  static let top = Option(flag: "top", aliases: ["first"], help: "Put it first")
  static let to = Option("to", value: "N", help: "Put it at this position")
  static let message = Option("message", short: "m", value: "TEXT", help: "The subject")
  static let sort = Option("sort", value: "KEY", .oneOf(["title", "age"]), help: "The order")
  static let after = Option("after", value: "CARD", .card, help: "Put it after this one")

  static let all: [Command] = [
    Command(
      "move",
      summary: "Move cards",
      operands: [Operand("CARD", .card, .oneOrMore), Operand("COLUMN", .column)],
      options: [top, to, after],
      run: run
    ),
    Command(
      "show",
      summary: "Show the board",
      operands: [Operand("COLUMN", .column, .any)],
      options: [sort],
      run: run
    ),
    Command(
      "add",
      summary: "Add a card",
      operands: [Operand("COLUMN", .column), Operand("TITLE")],
      run: run
    ),
    Command(
      "commit",
      summary: "Commit edits",
      options: [message],
      gitHabits: ["-a": "it takes all"],
      run: run
    ),
    Command(
      "init",
      summary: "Make a board",
      operands: [Operand("DIR", .directory, .optional)],
      run: run
    ),
    Command(
      "column add",
      summary: "Add a column",
      operands: [Operand("TITLE")],
      run: run
    ),
    Command(
      "column limit",
      summary: "Limit a column",
      operands: [Operand("COLUMN", .column), Operand("N")],
      run: run
    ),
    Command("read", summary: "Read a file", operands: [Operand("FILE", .file)], run: run),
    Command(
      "paint",
      summary: "Paint",
      operands: [Operand("COLOR", .oneOf(["red", "green"]))],
      run: run
    ),
    Command("__secret", summary: "Hide", isHidden: true, run: run),
  ]

  private static let run: @Sendable (ParsedArguments, Environment) throws -> ExitCode = { _, _ in
    .done
  }
}
