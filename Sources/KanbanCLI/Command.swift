/// One thing that `kanban-md` does, as a value.
///
/// The parser, `help`, the completions and the table in the README read these values and know
/// nothing else about any command.
package struct Command: Sendable {
  /// One word, or two (`column add`).
  package let name: String

  /// Imperative, without a full stop.
  package let summary: String

  /// What there is to know beyond the summary: paragraphs, and indented lines for examples.
  package let discussion: String

  /// The names that its options take, beyond what fits in a line.
  package let glossaries: [Glossary]

  package let operands: [Operand]
  package let options: [Option]

  /// What to do instead of giving an option that git's command of the same name has and this one has
  /// not: by its spellings.
  package let gitHabits: [String: String]

  /// Whether the command is for programs, and shown to nobody.
  package let isHidden: Bool

  package let run: @Sendable (ParsedArguments, Environment) throws -> ExitCode

  package init(
    _ name: String,
    summary: String,
    discussion: String = "",
    glossaries: [Glossary] = [],
    operands: [Operand] = [],
    options: [Option] = [],
    gitHabits: [String: String] = [:],
    isHidden: Bool = false,
    run: @escaping @Sendable (ParsedArguments, Environment) throws -> ExitCode
  ) {
    self.name = name
    self.summary = summary
    self.discussion = discussion
    self.glossaries = glossaries
    self.operands = operands
    self.options = options
    self.gitHabits = gitHabits
    self.isHidden = isHidden
    self.run = run
  }

  /// The words of the name.
  package var words: [String] { name.split(separator: " ").map(String.init) }

  /// Its own options and those of every command; its own one comes in place of a namesake.
  package var allOptions: [Option] {
    let names = Set(options.map(\.name))
    return options + Option.global.filter { !names.contains($0.name) }
  }

  /// What to say of an option that it does not have, where people are used to it; of several letters in
  /// one word, the first counts.
  func advice(on spelling: String) -> String? {
    gitHabits[spelling] ?? (spelling.hasPrefix("--") ? nil : gitHabits[String(spelling.prefix(2))])
  }

  /// The name, what follows it and the usual options, as one types them.
  package var synopsis: String {
    let usual = options.filter { !$0.isRare }
    return ([name] + operands.map(\.synopsis) + usual.map { "[\($0.synopsis)]" })
      .joined(separator: " ")
  }
}
