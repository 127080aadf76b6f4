internal import AdvancedKanbanGit

extension Command {
  static let sync = Command(
    "sync",
    summary: "Fetch, merge and push the branch",
    discussion: """
      What others have pushed is fetched and merged into the branch that is checked out, boards by their cards
      (see 'merge'), and the result is pushed; if somebody else pushes in between, that is done again. The
      remote is the branch's own, else 'origin'. Names, passwords and keys are git's affair.

      Where something is in conflict, nothing is pushed: solve it, 'git add' and 'git commit', and sync again.

        \(Program.name) sync
        \(Program.name) sync backup
      """,
    operands: [Operand("REMOTE", .text, .optional)],
    run: { arguments, environment in
      try expectCommitting("sync", arguments)
      let open = try OpenBoard(arguments, environment)
      let receipt = try open.sync(arguments.operands.first)
      return SyncReport(receipt).tell(isJSON: arguments.isJSON, in: environment)
    }
  )
}
