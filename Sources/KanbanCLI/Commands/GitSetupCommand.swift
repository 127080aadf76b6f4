internal import AdvancedKanbanGit

extension Command {
  static let setUpGit = Command(
    "git-setup",
    summary: "Let git itself say which cards have moved",
    discussion: """
      Afterwards 'git diff', 'git log -p' and 'git show' say on a terminal above each patch which cards it moves,
      and name the card that a change is in. What goes into a pipe or a file stays as it was, so that it can be
      applied.

      All that is changed is shown: a line in .gitattributes beside the board, which is yours to commit, and in
      this clone's configuration a file that is included and holds these settings:

        pager.diff, pager.log, pager.show   pass patches through '\(Program.name) explain' to your pager
        diff.kanban.xfuncname               names the card above each change
        diff.colorMoved                     paints lines that moved, where the board is the whole repository

      Settings that you have made yourself stay, and those that you make for this clone later count.

        \(Program.name) git-setup --dry-run   show it and change nothing
        \(Program.name) git-setup --undo      take back what was made, and nothing else
      """,
    options: [.dryRun, .undoSetup],
    run: { arguments, environment in
      let open = try OpenBoard(arguments, environment)
      let setup = try open.setup(program: environment.programWords)
      let isUndoing = arguments.has(.undoSetup)
      let changes = try open.changes(of: setup, isUndoing: isUndoing)
      if !arguments.has(.dryRun) { for change in changes { try open.apply(change) } }
      let report = SetupReport(
        changes: changes,
        taken: isUndoing ? [] : setup.taken,
        isUndoing: isUndoing,
        isTrial: arguments.has(.dryRun),
        workingDirectory: environment.workingDirectory
      )
      report.write(isJSON: arguments.isJSON, to: environment)
      return .done
    }
  )
}

extension Option {
  static let dryRun = Option(
    flag: "dry-run",
    help: "Show what would be changed, and change nothing"
  )

  static let undoSetup = Option(flag: "undo", help: "Take back what was made")
}

extension Environment {
  /// The words by which a shell runs this program: its name where that is on the `PATH`.
  fileprivate var programWords: String {
    let name = "kanban-md"
    guard let programPath else { return name }
    let folders = (variables["PATH"] ?? "").split(separator: ":")
    let isOnPath = folders.contains { Self.isProgram("\($0)/\(name)", programPath) }
    if isOnPath { return name }
    return "'"
      + programPath.split(separator: "'", omittingEmptySubsequences: false)
      .joined(separator: #"'\''"#) + "'"
  }
}
