internal import AdvancedKanbanGit

/// Prints the events of a history as they come.
protocol EventPrinter {
  /// Prints what a commit did.
  mutating func print(_ commit: CommitEvents)

  /// Ends after the last commit, or where something went wrong.
  mutating func end(_ failure: Failure?)
}
