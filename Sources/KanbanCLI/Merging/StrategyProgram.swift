internal import AdvancedKanban
internal import AdvancedKanbanGit
internal import AdvancedKanbanMarkdown

/// The program `git-merge-kanban`, by which git merges with the strategy `kanban`.
enum StrategyProgram {
  /// The file name by which git finds it.
  static let fileName = "git-merge-kanban"

  /// Merges as git asks, and gives the exit status that git wants.
  static func run(_ words: [String], in environment: Environment) -> Int32 {
    guard let request = StrategyRequest(words) else {
      complain(
        "this is for 'git merge', which calls it; type '\(Program.name) merge REV'",
        environment
      )
      return MergeStrategy.Outcome.refused.rawValue
    }
    do {
      let strategy = try MergeStrategy(request, variables: environment.variables)
      let outcome = try strategy.run()
      if outcome != .refused {
        tell(strategy.merges, strategy.labels, environment)
        for path in strategy.conflicts {
          let line = "CONFLICT (content): Merge conflict in \(path)"
          environment.output.line(TerminalText.visible(line))
        }
        environment.output.flush()
      }
      return outcome.rawValue
    } catch {
      let failure = Failure(error, at: BoardLocation(path: ".", in: environment))
      complain(failure.message, environment)
      return MergeStrategy.Outcome.refused.rawValue
    }
  }

  /// Says what was decided, one line each, in the way in which git does.
  private static func tell(
    _ merges: [(path: String, merge: BoardFilesMerge)],
    _ labels: MergeLabels,
    _ environment: Environment
  ) {
    for (_, files) in merges {
      let lines = MergeWording(files.merge, labels).lines(for: files)
      for line in lines { environment.output.line(line) }
    }
    environment.output.flush()
  }

  private static func complain(_ message: String, _ environment: Environment) {
    environment.errors.line("error: " + TerminalText.visible(message))
    environment.errors.flush()
  }
}
