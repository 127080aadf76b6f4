internal import AdvancedKanbanMarkdown

/// What may stand in the place of the last word of an unfinished command line.
package struct Completion {
  /// What completion answers.
  package enum Answer: Equatable {
    case candidates([Candidate])
    case files
    case directories
  }

  private let commands: [Command]
  private let names: (_ board: String?) -> BoardNames
  private var arguments = ParsedArguments()
  private var name: [String] = []
  private var command: Command?
  private var pending: Option?
  private var isPastOptions = false

  package init(commands: [Command], names: @escaping (_ board: String?) -> BoardNames) {
    self.commands = commands
    self.names = names
  }

  /// Completes the last of the words.
  package consuming func answer(to words: [String]) -> Answer {
    words.dropLast().forEach { read($0) }
    return answer(last: words.last ?? "")
  }
}

// MARK: - Reading the words before

extension Completion {
  /// Reads a finished word as the parser would, and passes over what the parser would refuse.
  private mutating func read(_ word: String) {
    if let option = pending {
      arguments.record(option, value: word)
      pending = nil
    } else if isPastOptions || word == "-" || !word.hasPrefix("-") {
      read(operand: word)
    } else if word == "--" {
      isPastOptions = true
    } else {
      read(option: word)
    }
  }

  private mutating func read(operand word: String) {
    if command == nil {
      name.append(word)
      command = CommandName(name, of: commands).command
    } else {
      arguments.operands.append(word)
    }
  }

  private mutating func read(option word: String) {
    let (spelling, value) = Self.split(word)
    guard let option = options.first(spelledAs: spelling) else { return }
    if option.takesValue && value == nil {
      pending = option
    } else {
      arguments.record(option, value: value ?? "")
    }
  }

  private static func split(_ word: String) -> (spelling: String, value: String?) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    return (String(parts[0]), parts.count == 2 ? String(parts[1]) : nil)
  }

  private var options: [Option] { command?.allOptions ?? Option.global }
}

// MARK: - Answering

extension Completion {
  private func answer(last word: String) -> Answer {
    if let pending { return values(of: pending.kind, from: word) }
    if isPastOptions || !word.hasPrefix("-") { return operands(from: word) }
    let (spelling, value) = Self.split(word)
    if let value, let option = options.first(spelledAs: spelling) {
      return values(of: option.kind, from: value, after: spelling + "=")
    }
    let offered = options.filter { !arguments.has($0) }
    return .candidates(offered.map { Candidate("--\($0.name)", $0.help) }.offered(for: word))
  }

  private func operands(from word: String) -> Answer {
    guard let command else { return commandNames(after: name, from: word) }
    let answers = command.kinds(at: arguments.operands.count).map { values(of: $0, from: word) }
    let candidates = answers.flatMap { answer in
      if case .candidates(let candidates) = answer { candidates } else { [Candidate]() }
    }
    return answers.count == 1 ? answers[0] : .candidates(candidates)
  }

  private func commandNames(after words: [String], from word: String) -> Answer {
    let known = CommandName(words, of: commands)
    let next = known.nextWords.map { next in
      let extended = CommandName(words + [next], of: commands)
      let others = extended.nextWords.joined(separator: ", ")
      return Candidate(next, extended.command?.summary ?? others)
    }
    return .candidates(next.offered(for: word))
  }

  private func values(of kind: WordKind, from word: String, after prefix: String = "") -> Answer {
    let candidates: [Candidate]
    switch kind {
    case .file: return .files
    case .directory: return .directories
    case .command: return commandNames(after: arguments.operands, from: word)
    case .text: candidates = []
    case .card: candidates = names(arguments.board).cards.filter(canBeTyped)
    case .column, .columnOrFile: candidates = names(arguments.board).columns.filter(canBeTyped)
    case .commit: candidates = names(arguments.board).commits()
    case .check: candidates = Check.all.map { Candidate($0.code, $0.summary) }
    case .oneOf(let values): candidates = values.map { Candidate($0) }
    }
    let offered = candidates.offered(for: word)
    return .candidates(offered.map { Candidate(prefix + $0.value, $0.description) })
  }
}

extension Completion {
  /// Whether a name means itself where it is put: one with a dash before it would be an option, and
  /// one with a control in it is shown in another way than it is written.
  private func canBeTyped(_ name: Candidate) -> Bool {
    let isPlain = pending != nil || isPastOptions || !name.value.hasPrefix("-")
    return isPlain && TerminalText.visible(name.value) == name.value
  }
}

extension [Candidate] {
  fileprivate func offered(for word: String) -> [Candidate] {
    filter { $0.value.hasPrefix(word) }
  }
}

extension Command {
  /// The kinds of word that the operand at an index may be, as far as one can know.
  fileprivate func kinds(at index: Int) -> [WordKind] {
    var first = 0
    var last: Int? = 0
    var kinds: [WordKind] = []
    for operand in operands {
      let end = last.flatMap { last in operand.arity.maximum.map { last + $0 } }
      if first <= index && index < end ?? .max { kinds.append(operand.kind) }
      first += operand.arity.minimum
      last = end
    }
    return kinds
  }
}
