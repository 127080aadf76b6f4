extension Command {
  static let help = Command(
    "help",
    summary: "List the commands, or explain one",
    operands: [Operand("COMMAND", .command, .any)],
    run: { arguments, environment in
      try HelpCommand.show(arguments.operands, in: environment)
      return .done
    }
  )
}

/// What `help COMMAND` and `COMMAND --help` have in common.
enum HelpCommand {
  /// Explains the command of that name, or lists the commands whose names begin so.
  static func show(_ topic: [String], in environment: Environment) throws(Failure) {
    let name = CommandName(topic, of: Command.all)
    let text = HelpText(style: environment.outputStyle, width: environment.terminalWidth ?? 80)
    if let command = name.command {
      environment.output.write(text.explanation(of: command))
    } else if !name.continuations.isEmpty {
      environment.output.write(text.overview(of: name.continuations))
    } else {
      throw unknown(topic)
    }
  }

  private static func unknown(_ topic: [String]) -> Failure {
    let name = topic.joined(separator: " ")
    let nearest = nearestName(to: name, among: Command.all.filter { !$0.isHidden }.map(\.name))
    return Failure(
      .usage,
      "unknown command '\(name)'",
      hint: nearest.map { "did you mean '\($0)'?" } ?? "'\(Program.name) help' lists the commands"
    )
  }
}
