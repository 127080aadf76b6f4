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
    guard word.hasPrefix("--") else { return try take(letters: word, valueIn: &rest) }
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let inline = parts.count == 2 ? String(parts[1]) : nil
    let spelling = String(parts[0])
    guard let option = options.first(spelledAs: spelling) else { throw unknownOption(spelling) }
    guard option.takesValue || inline == nil else { throw .usage("'\(spelling)' takes no value") }
    try take(option, spelling, inline, valueIn: &rest)
  }

  /// Takes letters behind one dash, each an option. The first one that needs a value has what is left
  /// of the word, if anything is: `-mTEXT`, as POSIX has it (Utility Syntax Guidelines 5 and 6).
  private mutating func take(
    letters word: String,
    valueIn rest: inout ArraySlice<String>
  ) throws(Failure) {
    var letters = word.dropFirst()
    if let option = options.first(where: \.isBareNumber),
      letters.allSatisfy({ $0.isASCII && $0.isNumber })
    {
      return try take(option, option.spellings[0], String(letters), valueIn: &rest)
    }
    while let letter = letters.popFirst() {
      let spelling = "-\(letter)"
      guard let option = options.first(spelledAs: spelling) else { throw unknownOption(word) }
      let attached = option.takesValue && !letters.isEmpty ? String(letters) : nil
      try take(option, spelling, attached, valueIn: &rest)
      if option.takesValue { return }
    }
  }

  private mutating func take(
    _ option: Option,
    _ spelling: String,
    _ attached: String?,
    valueIn rest: inout ArraySlice<String>
  ) throws(Failure) {
    guard option.takesValue else { return arguments.record(option) }
    guard let value = attached ?? rest.popFirst() else {
      throw .usage("'\(spelling)' needs a value", hint: "give it as \(option.synopsis)")
    }
    try option.kind.check(value, for: spelling)
    arguments.record(option, value: value)
  }

  private var options: [Option] { command?.allOptions ?? Option.global }
}

// MARK: - Wording

extension ArgumentParser {
  private var missingCommand: Failure {
    let message =
      name.isEmpty ? "no command given" : "'\(name.joined(separator: " "))' needs one word more"
    return .usage(message, hint: CommandName(name, of: commands).listing)
  }

  private func unknownOption(_ spelling: String) -> Failure {
    let owner = command.map { " of '\($0.name)'" } ?? ""
    let hint =
      if let advice = command?.advice(on: spelling) {
        advice
      } else if spelling.count > 2,  // Any two letters are near each other.
        let nearest = nearestName(to: spelling, among: options.map { "--\($0.name)" })
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
