internal import AdvancedKanban
internal import AdvancedKanbanGit
internal import AdvancedKanbanMarkdown

/// What a merge has come to, told to a person or to a script.
struct MergeReport {
  private let receipt: MergeReceipt
  private let revision: String

  init(_ receipt: MergeReceipt, of revision: String) {
    (self.receipt, self.revision) = (receipt, revision)
  }

  /// Tells of the merge; a person reads what git has said first.
  func tell(isJSON: Bool, in environment: Environment) -> ExitCode {
    if isJSON {
      environment.output.line(json.serialized)
    } else {
      tellWhatGitSaid(in: environment)
      environment.errors.line(TerminalText.visible(sentence))
      for path in receipt.conflicts { environment.errors.line(TerminalText.visible("  " + path)) }
      if !receipt.conflicts.isEmpty { environment.errors.line(Self.whatNext) }
    }
    return receipt.conflicts.isEmpty ? .done : .conflict
  }

  /// Tells what git has said, which is what was decided about cards.
  func tellWhatGitSaid(in environment: Environment) {
    for line in receipt.message.split(separator: "\n") {
      environment.errors.line(TerminalText.visible(String(line)))
    }
  }

  private static let whatNext =
    "Solve what is between the markers, 'git add' the files, and 'git commit'; or 'git merge --abort'."

  private var sentence: String {
    guard receipt.isChanged else {
      return "Nothing to merge: '\(revision)' is in the branch already."
    }
    guard receipt.conflicts.isEmpty else {
      return
        "Merging '\(revision)' waits for you to solve \(counted(receipt.conflicts.count, "file")):"
    }
    return "Merged '\(revision)' (\(receipt.commit?.prefix(7) ?? ""))"
  }

  /// The merge as an object of its own kind.
  var json: JSONValue {
    .document(
      kind: "merge",
      [
        "commit": receipt.conflicts.isEmpty ? .string(receipt.commit) : .null,
        "isChanged": .bool(receipt.isChanged),
        "conflictPaths": .array(receipt.conflicts.map { .text($0) }),
        "conflicts": findings(\.conflicts),
        "notices": findings(\.notices),
      ]
    )
  }

  private func findings(
    _ part: KeyPath<BoardFilesMerge.Merge, [MergeWording.Finding]>
  ) -> JSONValue {
    .array(
      receipt.merges.flatMap { path, files in
        let wording = MergeWording(files.merge, receipt.labels)
        return files.merge[keyPath: part].map { json(of: $0, wording.words(for: $0), path) }
      }
    )
  }

  private func json(of finding: MergeWording.Finding, _ message: String, _ path: String)
    -> JSONValue
  {
    let subject: [String: JSONValue] =
      switch finding {
      case .card(_, let card):
        [
          "card": [
            "id": .string((card.ours ?? card.theirs)?.card.blockID),
            "title": .string((card.ours ?? card.theirs)?.card.title),
          ],
          "ours": .string(card.ours?.columnID), "theirs": .string(card.theirs?.columnID),
          "column": .text(card.place.columnID), "index": .integer(card.place.index),
        ]
      case .column(_, let column): ["card": .null, "column": .text(column.id)]
      }
    return .object(
      subject.merging([
        "code": .text(finding.name), "board": .text(path), "message": .text(message),
      ]) {
        $1
      }
    )
  }
}
