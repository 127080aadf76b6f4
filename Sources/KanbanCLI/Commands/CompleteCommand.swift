extension Command {
  /// What the completion scripts call: `__complete -- WORD...`, the last word being the one typed.
  ///
  /// A candidate is a line, with its description after a tab; a line `:files` or `:directories`
  /// leaves the work to the shell.
  static let complete = Command(
    "__complete",
    summary: "Print what may stand in place of the last word",
    operands: [Operand("WORD", .text, .any)],
    isHidden: true,
    run: { arguments, environment in
      let completion = Completion(commands: Command.all) { board in
        BoardNames(ofBoard: board.map { expandingTilde($0, in: environment) }, in: environment)
      }
      switch completion.answer(to: arguments.operands) {
      case .files: environment.output.line(":files")
      case .directories: environment.output.line(":directories")
      case .candidates(let candidates): candidates.forEach { environment.output.line($0.line) }
      }
      return .done
    }
  )

  /// The shell has not expanded a word that is still being typed.
  private static func expandingTilde(_ path: String, in environment: Environment) -> String {
    guard path.hasPrefix("~/"), let home = environment.variables["HOME"] else { return path }
    return home + path.dropFirst()
  }
}
