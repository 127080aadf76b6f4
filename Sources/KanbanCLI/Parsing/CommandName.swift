/// The words of a command's name as far as they were given.
package struct CommandName {
  package let words: [String]

  /// The commands whose names begin with these words.
  package let continuations: [Command]

  package init(_ words: [String], of commands: [Command]) {
    self.words = words
    continuations = commands.filter { $0.words.starts(with: words) }
  }

  /// The command of exactly this name.
  package var command: Command? { continuations.first { $0.words == words } }

  /// What may come next, each word once.
  package var nextWords: [String] {
    continuations.filter { !$0.isHidden && $0.words.count > words.count }
      .reduce(into: []) { result, command in
        let word = command.words[words.count]
        if !result.contains(word) { result.append(word) }
      }
  }
}
