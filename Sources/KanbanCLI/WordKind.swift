/// What a word on the command line stands for: completion offers it, the parser checks it.
package enum WordKind: Equatable, Sendable {
  case text
  case card
  case column
  case file
  case directory
  case command
  case oneOf([String])

  /// How help writes such a word: its name, or the values there are.
  func synopsis(named name: String) -> String {
    if case .oneOf(let values) = self { values.joined(separator: "|") } else { name }
  }
}
