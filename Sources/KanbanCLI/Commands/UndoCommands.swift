internal import AdvancedKanbanGit

extension Command {
  static let undo = Command(
    "undo",
    summary: "Take back the last command, or a commit",
    discussion: """
      A new commit takes back what the last command did to the board. Cards are found by what they are and
      not by where they stand, so that what came later stays. Undoing again goes further back, one command
      each time; -n takes back several in one commit.

      Only commits are taken back. Changes that are not committed, by hand or by a command with '--no-commit',
      stay as they are, and a warning says so; 'git restore' takes them back. With '--no-commit', or where
      kanban.autoCommit is false, a board with such changes is refused unless a COMMIT is named.

      A limit does not keep cards from going back, and is warned of.

      A COMMIT may be any that changed the board, one made by hand too; of what it did to other files nothing
      is taken back. Where a card that it changed has been changed again since, the answer is which one, and by
      which commit.

        \(Program.name) undo
        \(Program.name) undo -n 3
        \(Program.name) undo 97123ad
      """,
    operands: [Operand("COMMIT", .commit, .optional)],
    options: [.count],
    run: { arguments, environment in
      let count = try arguments.count
      guard let commit = arguments.operands.first else {
        return try takeBack(.last(count ?? 1), as: "undo", arguments, environment)
      }
      guard count == nil else {
        throw Failure.usage(
          "'-n' counts the last commands, and '\(commit)' names one",
          hint: "use one of them"
        )
      }
      return try takeBack(.commit(commit), as: "undo", arguments, environment)
    }
  )

  static let redo = Command(
    "redo",
    summary: "Carry out again what was undone last",
    discussion: """
      A new commit takes back the last undo. Redoing again brings back what was undone before that, as long as
      no other command has come in between. What 'undo -n' took back at once comes back at once.
      """,
    options: [.count],
    run: { arguments, environment in
      try takeBack(.lastUndone(arguments.count ?? 1), as: "redo", arguments, environment)
    }
  )

  private static func takeBack(
    _ choice: UndoChoice,
    as kind: String,
    _ arguments: ParsedArguments,
    _ environment: Environment
  ) throws(Failure) -> ExitCode {
    let open = try OpenBoard(arguments, environment)
    let (outcome, undone) = try open.change(
      by: { () throws(KanbanStoreError) in try open.store.undo(choice) },
      \.receipt
    )
    return outcome.tell(
      as: kind,
      fields: [
        "subject": .string(outcome.receipt.subject),
        "events": .array(undone.events.map(\.json)),
        "undone": .array(undone.commits.map(\.json)),
      ],
      unchanged: "the board is without that already"
    )
  }
}

extension UndoReceipt.Commit {
  var json: JSONValue { ["commit": .text(id), "subject": .text(subject)] }
}

extension Option {
  static let count = Option("number", short: "n", value: "N", help: "Take so many, in one commit")
}

extension ParsedArguments {
  /// How many commands are meant.
  fileprivate var count: Int? {
    get throws(Failure) {
      try number(of: .count, "number of commands", hint: "it is a number from 1")
    }
  }
}
