/// Understands the words after the name of the program.
package struct ArgumentParser {
  /// What was asked for.
  package enum Request {
    case help([String], ParsedArguments)
    case version
    case run(Command, ParsedArguments)

    package var colorChoice: ColorChoice {
      switch self {
      case .help(_, let arguments), .run(_, let arguments): arguments.colorChoice
      case .version: .auto
      }
    }
  }

  private let commands: [Command]
  private var arguments = ParsedArguments()
  private var name: [String] = []
  private var command: Command?
  private var isPastOptions = false

  package init(commands: [Command]) { self.commands = commands }

  package consuming func parse(_ words: [String]) throws(Failure) -> Request {
    if words.isEmpty { return .help([], arguments) }
    var rest = words[...]
    while let word = rest.popFirst() {
      if isPastOptions || word == "-" || !word.hasPrefix("-") {
        try take(operand: word)
      } else if word == "--" {
        isPastOptions = true
      } else {
        try take(option: word, valueIn: &rest)
      }
    }
    return try request()
  }

  private func request() throws(Failure) -> Request {
    if arguments.has(.version) { return .version }
    if arguments.has(.help) { return .help(name, arguments) }
    guard let command else { throw missingCommand }
    try command.check(arguments.operands)
    return .run(command, arguments)
  }

  private mutating func take(operand word: String) throws(Failure) {
    if command != nil {
      arguments.operands.append(word)
      return
    }
    let known = CommandName(name, of: commands)
    name.append(word)
    let extended = CommandName(name, of: commands)
    if extended.continuations.isEmpty { throw known.unknown(word) }
    command = extended.command
  }

  private mutating func take(
    option word: String,
    valueIn rest: inout ArraySlice<String>
  ) throws(Failure) {
    let (spelling, inline) = parts(of: word)
    let option = try option(spelledAs: spelling)
    if !option.takesValue {
      if inline != nil { throw .usage("'\(spelling)' takes no value") }
      arguments.record(option)
      return
    }
    guard let value = inline ?? rest.popFirst() else {
      throw .usage("'\(spelling)' needs a value", hint: "give it as \(option.synopsis)")
    }
    try option.kind.check(value, for: spelling)
    arguments.record(option, value: value)
  }

  /// An option, and the value that is in the same word: `--limit=5`, `-n5`, `-5`.
  private func parts(of word: String) -> (spelling: String, value: String?) {
    if word.hasPrefix("--") {
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return (String(parts[0]), parts.count == 2 ? String(parts[1]) : nil)
    }
    let isNumber = word.dropFirst().allSatisfy { $0.isASCII && $0.isNumber }
    if isNumber, let option = options.first(where: \.isBareNumber) {
      return (option.spellings[0], String(word.dropFirst()))
    }
    let (short, rest) = (String(word.prefix(2)), word.dropFirst(2))
    let takesValue = options.contains { $0.takesValue && $0.spellings.contains(short) }
    return takesValue && !rest.isEmpty ? (short, String(rest)) : (word, nil)
  }

  private var options: [Option] { command?.allOptions ?? Option.global }

  private func option(spelledAs spelling: String) throws(Failure) -> Option {
    if let option = options.first(where: { $0.spellings.contains(spelling) }) { return option }
    throw unknownOption(spelling, among: options)
  }
}

// MARK: - Wording

extension ArgumentParser {
  private var missingCommand: Failure {
    let message =
      name.isEmpty ? "no command given" : "'\(name.joined(separator: " "))' needs one word more"
    return .usage(message, hint: CommandName(name, of: commands).listing)
  }

  private func unknownOption(_ spelling: String, among options: [Option]) -> Failure {
    let owner = command.map { " of '\($0.name)'" } ?? ""
    let hint =
      // Any two letters are near each other.
      if spelling.count > 2,
        let nearest = nearestName(to: spelling, among: options.flatMap(\.spellings))
      {
        "did you mean '\(nearest)'?"
      } else if command == nil {
        "the options of a command come after its name"
      } else {
        "a word that begins with a dash goes after '--'"
      }
    return .usage("unknown option '\(spelling)'\(owner)", hint: hint)
  }
}

extension CommandName {
  /// The failure to go on with a word.
  fileprivate func unknown(_ word: String) -> Failure {
    let nearest = nearestName(to: word, among: nextWords).map { "did you mean '\($0)'?" }
    return .usage(
      "unknown command '\((words + [word]).joined(separator: " "))'",
      hint: nearest ?? listing
    )
  }

  fileprivate var listing: String {
    words.isEmpty
      ? "'\(Program.name) help' lists the commands"
      : "one of \(nextWords.joined(separator: ", "))"
  }
}
