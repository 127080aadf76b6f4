/// A word with dashes that changes what a command does.
package struct Option: Equatable, Sendable {
  /// The long name, without its dashes.
  package let name: String

  /// The letter of the short form.
  package let short: Character?

  /// Other long names that are understood and not offered, without their dashes: what git has.
  package let aliases: [String]

  /// The name of its value in upper case; nil makes it a flag.
  package let valueName: String?

  package let kind: WordKind

  /// Whether a line that shows how the command is used can do without it.
  package let isRare: Bool

  /// Whether a number with a dash before it is a value of this option, as `-5` is in git.
  package let isBareNumber: Bool

  /// Imperative or a noun, without a full stop.
  package let help: String

  /// An option that takes a value.
  package init(
    _ name: String,
    short: Character? = nil,
    value: String,
    _ kind: WordKind = .text,
    isRare: Bool = false,
    isBareNumber: Bool = false,
    help: String
  ) {
    self.name = name
    self.short = short
    self.aliases = []
    self.valueName = value
    self.kind = kind
    self.isRare = isRare
    self.isBareNumber = isBareNumber
    self.help = help
  }

  /// An option that is there or not.
  package init(
    flag name: String,
    short: Character? = nil,
    aliases: [String] = [],
    help: String
  ) {
    self.name = name
    self.short = short
    self.aliases = aliases
    self.valueName = nil
    self.kind = .text
    self.isRare = false
    self.isBareNumber = false
    self.help = help
  }

  package var takesValue: Bool { valueName != nil }

  /// The words it is given by: `-m`, `--message`.
  package var spellings: [String] { (short.map { ["-\($0)"] } ?? []) + ["--\(name)"] }

  /// The shortest spelling and the value.
  package var synopsis: String { synopsis(of: spellings[0]) }

  /// All spellings and the value.
  var fullSynopsis: String { synopsis(of: spellings.joined(separator: ", ")) }

  private func synopsis(of names: String) -> String {
    valueName.map { names + " " + kind.synopsis(named: $0) } ?? names
  }
}

extension [Option] {
  /// The option that a word with its dashes and without a value means.
  func first(spelledAs word: String) -> Option? {
    first { $0.spellings.contains(word) || $0.aliases.contains { word == "--\($0)" } }
  }
}
