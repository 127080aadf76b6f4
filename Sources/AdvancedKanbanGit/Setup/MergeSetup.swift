internal import Git

/// What makes git merge boards by their cards: a program for the strategy, and a hook that stops a
/// merge that the strategy had no part in and that has lost or doubled a card.
struct MergeSetup {
  private(set) var steps: [SetupStep] = []
  private(set) var notes: [SetupNote] = []

  /// Whether the strategy can be git's default: without its program git would merge nothing.
  private(set) var hasStrategy: Bool

  init(in repository: borrowing Repository, program: SetupProgram) throws(KanbanStoreError) {
    hasStrategy = program.hasStrategy
    if !hasStrategy { addStrategy(program) }
    let hooks = try inRepository(of: repository.commonDirectory) { () throws(GitError) in
      try repository.configString("core.hooksPath")
    }
    let path = "\(hooks ?? repository.commonDirectory + "/hooks")/pre-merge-commit"
    let hook = Self.hook(program)
    let present = try GitSetup.content(of: path)
    if hooks == nil, present == nil || present == Array(hook.utf8) {
      steps.append(.create(hook, at: path))
    } else {
      notes.append(.hookTaken(path: path))
    }
  }

  /// Other repositories may use the program, too, so it stays when the setup of one is taken back.
  private mutating func addStrategy(_ program: SetupProgram) {
    guard let folder = program.folder, (try? expectWritable(folder)) != nil else {
      notes.append(.strategyOutOfReach(folder: program.folder))
      return
    }
    hasStrategy = true
    let text =
      "#!/bin/sh\n# The merge strategy 'kanban' of git.\n"
      + "exec \(program.words) git-merge-kanban \"$@\"\n"
    steps.append(.create(text, at: "\(folder)/git-merge-kanban", isStaying: true))
  }

  private static func hook(_ program: SetupProgram) -> String {
    "#!/bin/sh\n# Made by 'kanban-md git-setup': stops a merge that has lost or doubled a card.\n"
      + "command -v \(program.words) >/dev/null 2>&1 || exit 0\nexec \(program.words) check-merge\n"
  }
}
