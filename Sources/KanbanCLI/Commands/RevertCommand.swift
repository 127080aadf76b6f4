internal import AdvancedKanban
internal import AdvancedKanbanGit
internal import AdvancedKanbanMarkdown

extension Command {
  static let revert = Command(
    "revert",
    summary: "Take back what a commit did to the board, by merging",
    discussion: """
      A new commit takes back what COMMIT did to the board and to nothing else. As in a merge, cards are found
      by what they are: what came later stays, and a card that has been moved since goes where 'mergePolicy' in
      board.md says, as with '\(Program.name) merge'. 'git revert' goes by lines, and brings a card that has
      been moved since to a second column without a word.

      Where a card has been edited or removed since, or moved to where no policy helps, the answer is which one,
      and by which commit; nothing is changed then. '\(Program.name) undo COMMIT' is stricter: it also refuses
      a card that has been moved.

      A merge needs '-m N': the board becomes as if the other side had not been merged into parent N.

        \(Program.name) revert 97123ad
        \(Program.name) revert -m 1 HEAD
      """,
    operands: [Operand("COMMIT", .commit)],
    options: [.mainline],
    run: { arguments, environment in
      let open = try OpenBoard(arguments, environment)
      let parent = try arguments.mainline
      let (outcome, reverted) = try open.change(
        by: { () throws(KanbanStoreError) in
          try open.store.revert(arguments.operands[0], parent: parent)
        },
        \.receipt
      )
      let wording = MergeWording(reverted.merge.merge, reverted.labels)
      let notices = reverted.merge.merge.notices
      if !arguments.isJSON {
        for line in wording.lines(for: reverted.merge) { environment.errors.line(line) }
      }
      return outcome.tell(
        as: "revert",
        fields: [
          "subject": .string(outcome.receipt.subject),
          "events": .array(reverted.events.map(\.json)),
          "reverted": reverted.commit.json,
          "notices": .array(
            notices.map { ["code": .text($0.name), "message": .text(wording.words(for: $0))] }
          ),
        ],
        unchanged: "the board is without that already"
      )
    }
  )
}

extension Option {
  static let mainline = Option(
    "mainline",
    short: "m",
    value: "N",
    help: "Of a merge, take parent N (from 1) for what was before"
  )
}

extension ParsedArguments {
  /// The number of the parent that counts as what was before.
  fileprivate var mainline: Int? {
    get throws(Failure) {
      try number(of: .mainline, "number of a parent", hint: "parents count from 1")
    }
  }
}
