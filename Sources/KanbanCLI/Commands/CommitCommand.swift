internal import AdvancedKanbanGit

extension Command {
  static let commit = Command(
    "commit",
    summary: "Commit what was edited in the board's files",
    discussion: """
      Only board.md and the columns are committed, as they are in the folder, whatever is staged of them; so
      are columns that are new, gone, or have another file name. All else that is staged stays staged. What git
      is told to skip in the work tree stays as it is. The subject and the list below it say what happened to
      which card.

        \(Program.name) commit
        \(Program.name) commit -m "Sort out the backlog"
      """,
    options: [.message],
    gitHabits: ["-a": allAdvice, "--all": allAdvice],
    run: { arguments, environment in
      guard !arguments.isWithoutCommit else {
        throw Failure.usage(
          "'commit' does nothing with '--no-commit'",
          hint: "leave one of them out"
        )
      }
      let paragraphs = arguments.values(of: .message)
      guard paragraphs.allSatisfy({ !$0.allSatisfy(\.isWhitespace) }) else {
        throw Failure.usage(
          "a message is no empty text",
          hint: "without '-m' it is made from what changed"
        )
      }
      let open = try OpenBoard(arguments, environment)
      let (outcome, edits) = try open.commitHandEdits(paragraphs)
      return outcome.tell(
        as: "commit",
        fields: [
          "subject": .string(outcome.receipt.subject),
          "events": .array(edits.events.map(\.json)),
          "paths": .array(edits.files.map { .text(open.location.shownPath(of: $0)) }),
        ],
        unchanged: "the board's files are as in the last commit"
      )
    }
  )

  private static let allAdvice =
    "all edits of the board are committed anyway: '\(Program.name) commit -m MESSAGE'"
}

extension Option {
  static let message = Option(
    "message",
    short: "m",
    value: "MESSAGE",
    help: "The subject; a second one is a paragraph below it"
  )
}
