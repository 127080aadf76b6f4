internal import AdvancedKanbanGit

extension Command {
  static let setUpGit = Command(
    "git-setup",
    summary: "Let git itself speak of cards, and merge by them",
    discussion: """
      Afterwards 'git diff', 'git log -p' and 'git show' say on a terminal above each patch which cards it moves,
      and name the card that a change is in. What goes into a pipe or a file stays as it was, so that it can be
      applied.

      'git merge', 'git pull', 'git rebase' and 'git cherry-pick' merge boards by their cards, as
      '\(Program.name) merge' does, and everything else as ever. Where git merges two branches in
      another way, a hook stops a merge that has lost or doubled a card before it is committed.

      All that is changed is shown: a line in .gitattributes beside the board, which is yours to commit, and in
      this clone's configuration a file that is included and holds these settings:

        pager.diff, pager.log, pager.show   pass patches through '\(Program.name) explain' to your pager
        diff.kanban.xfuncname               names the card above each change
        diff.colorMoved                     paints lines that moved, where the board is the whole repository
        pull.twohead                        names the merge strategy 'kanban', which is the program
                                            git-merge-kanban beside this one; it is made where it is missing

      Settings that you have made yourself stay, and those that you make for this clone later count.

        \(Program.name) git-setup --dry-run   show it and change nothing
        \(Program.name) git-setup --undo      take back what was made for this board, and nothing else

      What other boards of the repository use stays until '--undo' in the last of them.

      A shell or a program without git-merge-kanban in its PATH then merges nothing ("Could not find merge strategy
      'kanban'"). '--strategy=ort' helps there, with merge, pull, rebase and cherry-pick: git merges line by line.
      """,
    options: [.dryRun, .undoSetup],
    run: { arguments, environment in
      let open = try OpenBoard(arguments, environment)
      let setup = try open.setup(program: environment.setupProgram)
      let isUndoing = arguments.has(.undoSetup)
      let changes = try open.changes(of: setup, isUndoing: isUndoing)
      if !arguments.has(.dryRun) { for change in changes { try open.apply(change) } }
      let report = SetupReport(
        changes: changes,
        taken: isUndoing ? [] : setup.taken,
        notes: isUndoing ? setup.notesOnUndoing : setup.notes,
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

extension AdvancedKanbanGit.GitSetup {
  fileprivate var notesOnUndoing: [SetupNote] {
    otherBoards.isEmpty ? [] : [.sharedSetup(boards: otherBoards)]
  }
}

extension Environment {
  /// How this program is run from elsewhere.
  fileprivate var setupProgram: SetupProgram {
    let name = "kanban-md"
    let folders = (variables["PATH"] ?? "").split(separator: ":").map(String.init)
    let folder = programPath.flatMap { path in
      folders.first { Self.isProgram("\($0)/\(name)", path) }
    }
    return SetupProgram(
      words: programPath == nil || folder != nil ? name : quotedProgramPath,
      folder: folder,
      hasStrategy: folders.contains { Self.isExecutable("\($0)/\(StrategyProgram.fileName)") }
    )
  }

  private var quotedProgramPath: String {
    let parts = (programPath ?? "").split(separator: "'", omittingEmptySubsequences: false)
    return "'" + parts.joined(separator: #"'\''"#) + "'"
  }
}
