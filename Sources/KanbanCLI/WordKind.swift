/// What a word on the command line stands for: completion offers it, the parser checks it.
package enum WordKind: Equatable, Sendable {
  case text
  case card
  case column
  case columnOrFile
  case check
  case commit
  case file
  case directory
  case command
  case oneOf([String])

  /// What help says of such a word, where its name does not say it all.
  var explanation: String? {
    switch self {
    case .card: "A block ID or its beginning, column:N, or text that is in one title only"
    case .column: "An ID or a title, or the beginning of one"
    case .columnOrFile: "An ID or a title, or the beginning of one; or the path of a file"
    case .commit: "A commit, as git names it: HEAD~2, main, an ID or its beginning"
    case .text, .check, .file, .directory, .command, .oneOf: nil
    }
  }

  /// How help writes such a word: its name, or the values there are.
  func synopsis(named name: String) -> String {
    if case .oneOf(let values) = self { values.joined(separator: "|") } else { name }
  }
}
