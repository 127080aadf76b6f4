internal import AdvancedKanban
internal import AdvancedKanbanGit
internal import AdvancedKanbanMarkdown

extension Command {
  static let merge = Command(
    "merge",
    summary: "Merge a branch, boards by their cards",
    discussion: """
      The whole repository is merged as by 'git merge', with its hooks and settings, except that boards are
      merged card by card: a card that one side moved and the other edited is moved and edited, no card is
      lost, and none comes to be in two columns.

      A card that both sides moved to different columns goes where 'mergePolicy' in board.md says: 'direction'
      (the default: both forward, the column further along; both back, the one further back; else a conflict),
      'furthest', 'latest' or 'conflict'. Each such card is named.

      What both sides wrote in different ways stands between conflict markers inside that card. Solve it,
      'git add' the file and 'git commit'; or 'git merge --abort'.

        \(Program.name) merge feature
        \(Program.name) merge origin/main
      """,
    operands: [Operand("REV", .commit)],
    run: { arguments, environment in
      try expectCommitting("merge", arguments)
      let open = try OpenBoard(arguments, environment)
      let merge = try open.merge(arguments.operands[0])
      return MergeReport(merge, of: arguments.operands[0]).tell(
        isJSON: arguments.isJSON,
        in: environment
      )
    }
  )

  /// Makes sure that a command that makes commits is not asked to do without.
  static func expectCommitting(_ name: String, _ arguments: ParsedArguments) throws(Failure) {
    guard arguments.isWithoutCommit else { return }
    throw Failure.usage(
      "'\(name)' does nothing with '--no-commit'",
      hint: "leave one of them out"
    )
  }
}
