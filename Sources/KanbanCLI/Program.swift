import Glibc

/// The command as a function of its arguments and the world.
public enum Program {
  /// What the command is called in what it says: `kanban-md`, or `git kanban` where git has run it.
  package static let name = name(ofFile: CommandLine.arguments.first ?? "")

  /// git runs the file `git-kanban` for `git kanban`.
  package static func name(ofFile path: String) -> String {
    fileName(path) == "git-kanban" ? "git kanban" : "kanban-md"
  }

  private static func fileName(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? ""
  }

  package static let version = "0.1.0"

  /// Runs the process's own arguments in the real world, and ends the process.
  public static func main() -> Never {
    let words = CommandLine.arguments
    // git runs it by this name, or a script of this name that 'git-setup' has made does.
    let place = words.prefix(2).firstIndex { fileName($0) == StrategyProgram.fileName }
    if let place { exit(StrategyProgram.run(Array(words[(place + 1)...]), in: .process)) }
    exit(run(words: words, in: .process).rawValue)
  }

  /// Runs the words of a process, the first of which is the name of the program.
  ///
  /// Swift reads them from a file; where that was not possible there is not even a name.
  package static func run(words: [String], in environment: Environment) -> ExitCode {
    guard !words.isEmpty else {
      let lost = Failure(.inputOutput, "cannot read the arguments")
      report(lost, isJSON: false, in: environment)
      return lost.code.exitCode
    }
    return run(Array(words.dropFirst()), in: environment)
  }

  /// Runs one command line, and says how it ended.
  package static func run(_ arguments: [String], in environment: Environment) -> ExitCode {
    let code = attempt(arguments, in: environment)
    environment.output.flush()
    environment.errors.flush()
    guard let problem = environment.output.problem else { return code }
    let lost = Failure(.inputOutput, "cannot write to standard output: \(problem)")
    report(lost, isJSON: false, in: environment)
    return lost.code.exitCode
  }

  private static func attempt(_ arguments: [String], in environment: Environment) -> ExitCode {
    var environment = environment
    do {
      let request = try ArgumentParser(commands: Command.all).parse(arguments)
      environment.colorChoice = request.colorChoice
      return try run(request, in: environment)
    } catch {
      let failure = Failure(error)
      report(failure, isJSON: isJSON(arguments), in: environment)
      return failure.code.exitCode
    }
  }

  private static func run(
    _ request: ArgumentParser.Request,
    in environment: Environment
  ) throws -> ExitCode {
    switch request {
    case .help(let topic, _): try HelpCommand.show(topic, in: environment)
    case .version: environment.output.line("\(name) \(version)")
    case .run(let command, let arguments): return try command.run(arguments, environment)
    }
    return .done
  }

  /// What was asked for even where the arguments as a whole could not be understood.
  private static func isJSON(_ arguments: [String]) -> Bool {
    arguments.prefix { $0 != "--" }.contains("--json")
  }

  private static func report(_ failure: Failure, isJSON: Bool, in environment: Environment) {
    if isJSON { environment.output.line(failure.json) }
    environment.output.flush()
    environment.errors.write(failure.report(style: environment.errorStyle))
    environment.errors.flush()
  }
}
