internal import AdvancedKanban
internal import AdvancedKanbanGit
internal import AdvancedKanbanMarkdown

extension Command {
  static let repair = Command(
    "repair",
    summary: "Put right what a merge has lost or doubled",
    discussion: """
      A merge that went by lines, as on a forge, may have put a card into two columns, or have lost one. The
      merge is made once more from its parents, card by card, and a new commit brings back what was lost and
      leaves one of what was doubled. What came later stays: of two copies of a card, the one that somebody has
      moved or edited since is left.

      Without MERGE it is the newest merge in the history of HEAD whose damage is still there;
      '\(Program.name) lint --history' lists them all.

        \(Program.name) repair
        \(Program.name) repair 97123ad
      """,
    operands: [Operand("MERGE", .commit, .optional)],
    run: { arguments, environment in
      let open = try OpenBoard(arguments, environment)
      var (outcome, repair) = try open.change(
        by: { () throws(KanbanStoreError) in
          try open.store.repair(arguments.operands.first)
        },
        \.receipt
      )
      outcome.nothing = "Nothing to repair"
      let code = outcome.tell(
        as: "repair",
        fields: [
          "subject": .string(outcome.receipt.subject),
          "merge": repair.merge?.json ?? .null,
          "broughtBack": .array(repair.cards.filter(\.otherColumns.isEmpty).map(\.json)),
          "kept": .array(repair.cards.filter { !$0.otherColumns.isEmpty }.map(\.json)),
        ],
        unchanged: arguments.operands.first.map {
          "the merge \($0) has done no damage that is left"
        }
          ?? "no merge has done damage that is left"
      )
      if !arguments.isJSON {
        for card in repair.cards {
          environment.errors.line(TerminalText.visible("  " + inPastTense(card.line)))
        }
      }
      return code
    }
  )

  /// What the hook `pre-merge-commit` calls. It never keeps anybody from working because of a failure
  /// of its own.
  static let checkMerge = Command(
    "check-merge",
    summary: "Stop a merge that git has made and that loses or doubles cards",
    isHidden: true,
    run: { arguments, environment in
      let errors = environment.errors
      do throws(KanbanStoreError) {
        guard
          let merge = try PendingMerge(
            in: BoardLocation(path: ".", in: environment).folder,
            variables: environment.variables
          ),
          !merge.damages.isEmpty
        else { return .done }
        for (path, damage) in merge.damages {
          for line in damage.lines {
            errors.line(TerminalText.visible(PendingMerge.line(line, in: path)))
          }
        }
        errors.line("hint: " + merge.hint)
        return .failed
      } catch {
        let failure = Failure(error, at: BoardLocation(path: ".", in: environment), isReading: true)
        errors.line("warning: the merge was not checked: " + TerminalText.visible(failure.message))
        return .done
      }
    }
  )
}

extension PendingMerge {
  fileprivate var hint: String {
    let commands = names.map { "'\(Program.name) merge \(TerminalText.visible($0))'" }
    let pronoun = commands.count == 1 ? "does" : "do"
    return "'git merge --abort', then \(listed(commands)) \(pronoun) it card by card; "
      + "'git commit --no-verify' takes it as it is"
  }

  fileprivate static func line(_ line: String, in path: String) -> String {
    "error: " + (path.isEmpty ? "" : "\(path): ") + line
  }
}

extension MergeDamage {
  /// What it has done, a line a card.
  fileprivate var lines: [String] {
    losses.map {
      "this merge would lose \($0.card.quotedTitle), which is in \(right[$0.position.column].title)"
    }
      + doublings.map { doubling in
        let titles = doubling.copies.map { columns[$0.position.column].title }
        let places =
          Set(titles).count == 1 ? "\(titles.count) times in \(titles[0])" : "in " + listed(titles)
        return "this merge would have \(doubling.card.quotedTitle) \(places)"
      }
  }
}

extension MarkdownKanbanCard {
  fileprivate var quotedTitle: String { title.isEmpty ? "an untitled card" : "\"\(shownTitle)\"" }
}

extension RepairedCard {
  fileprivate var json: JSONValue {
    [
      "card": ["id": .string(card.blockID), "title": .text(card.title)],
      "column": .text(column),
      "otherColumns": .array(otherColumns.map(JSONValue.text)),
    ]
  }
}
