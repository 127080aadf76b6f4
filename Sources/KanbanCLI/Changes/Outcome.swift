internal import AdvancedKanban
internal import AdvancedKanbanGit

/// What a change has come to, told to a person or to a script.
struct Outcome {
  let receipt: Receipt
  let isCommitting: Bool
  let isJSON: Bool
  let environment: Environment

  /// How the subject of the commit is told.
  var told: (String) -> String = inPastTense

  /// What is said where there was nothing to do.
  var nothing = "Nothing to change"

  /// Tells of the change.
  ///
  /// - Parameters:
  ///   - data: Lines for standard output.
  ///   - kind: The kind of the JSON object.
  ///   - fields: What the JSON object says beside commit and warnings.
  ///   - unchanged: Why nothing was to be done, where that is so.
  /// - Returns: Success.
  func tell(
    data: [String] = [],
    as kind: String,
    fields: [String: JSONValue],
    unchanged: String
  ) -> ExitCode {
    if isJSON {
      let own: [String: JSONValue] = [
        "commit": .string(receipt.commit), "warnings": .array(warnings.map(\.json)),
      ]
      environment.output.line(JSONValue.document(kind: kind, own.merging(fields) { $1 }))
      return .done
    }
    tellSentence(unchanged: unchanged)
    environment.errors.flush()
    data.forEach { environment.output.line(TerminalText.visible($0)) }
    return .done
  }

  /// Tells of a change of kind `change`.
  func tell(
    data: [String] = [],
    fields: [String: JSONValue] = [:],
    unchanged: String
  ) -> ExitCode {
    let subject: [String: JSONValue] = ["subject": .string(receipt.subject)]
    return tell(
      data: data,
      as: "change",
      fields: subject.merging(fields) { $1 },
      unchanged: unchanged
    )
  }

  /// Says in one sentence what was done, and what to mind.
  func tellSentence(unchanged: String) {
    let style = environment.errorStyle
    if let sentence {
      environment.errors.line("\(sentence) (\(place(style)))")
    } else {
      environment.errors.line(TerminalText.visible("\(nothing): \(unchanged)."))
    }
    tellWarnings()
  }

  /// What was done; nil where there was nothing to do.
  var sentence: String? { receipt.subject.map { TerminalText.visible(told($0)) } }

  /// The same for a page, where it is of no use to name a commit.
  var sentenceForPage: String? {
    sentence.map { receipt.commit == nil ? "\($0) (\(withoutCommit))." : "\($0)." }
  }

  /// What to mind, a message each.
  var warningMessages: [String] { warnings.map { TerminalText.visible($0.message) } }

  /// The most warnings about links that a person is shown.
  private static let maximumLinkCount = 10

  private func tellWarnings() {
    let hidden = Set(warnings.filter(\.isAboutLink).dropFirst(Self.maximumLinkCount))
    var messages = warnings.filter { !hidden.contains($0) }.map(\.message)
    if !hidden.isEmpty { messages.append("\(counted(hidden.count, "more link")) changed likewise") }
    let word = environment.errorStyle.paint("warning:", .yellow, .bold)
    for message in messages { environment.errors.line(word + " " + TerminalText.visible(message)) }
  }

  /// Where the change is to be found.
  private func place(_ style: Style) -> String {
    receipt.commit.map { style.paint(String($0.prefix(7)), .yellow) } ?? withoutCommit
  }

  /// How it is said that there is no commit.
  private var withoutCommit: String { isCommitting ? "nothing to commit" : "not committed" }

  /// The warnings, each once; of those about one column, the last.
  private var warnings: [StoreWarning] {
    var seen: Set<StoreWarning> = []
    var columns: Set<String> = []
    let last = receipt.warnings.reversed().filter { warning in
      seen.insert(warning).inserted && warning.column.map { columns.insert($0).inserted } ?? true
    }
    return last.reversed()
  }
}

extension StoreWarning {
  fileprivate var isAboutLink: Bool { if case .link = self { true } else { false } }

  fileprivate var column: String? {
    switch self {
    case .wipLimit(_, let column): column
    case .link, .outdented, .columnNotCommitted, .fileSkipped, .editsStay, .otherFilesStay,
      .hooksNotRun,
      .hooksNotExecutable, .hookFailed, .filterFailed:
      nil
    }
  }

  fileprivate var message: String {
    switch self {
    case .wipLimit(let breach, let column):
      "'\(column)' holds \(counted(breach.count, "card")) and should hold at most \(breach.limit)"
    case .link(let change, let source, let destination):
      change.message(source: source, destination: destination)
    case .outdented(let count, let path, let line):
      "\(path):\(line): \(counted(count, "card")) moved left, or would have become part of the card above"
    case .columnNotCommitted(let path, let isIgnored):
      isIgnored
        ? "'\(path)' is listed as a column but git is told to ignore it, so that it is not committed"
        : "'\(path)' is listed as a column but is not in the folder"
    case .fileSkipped(let path):
      "'\(path)' differs and is left out: git is told to skip it ('git update-index --no-skip-worktree')"
    case .editsStay:
      "changes that are not committed stay as they are; what is taken back is the last commit of a command"
    case .otherFilesStay(let commit):
      "\(commit.prefix(7)) has changed other files too, and they stay as they are"
    case .hooksNotRun(let names): "hooks did not run: \(names.joined(separator: ", "))"
    case .hooksNotExecutable(let names):
      "hooks did not run, since they are not executable: \(names.joined(separator: ", "))"
    case .hookFailed(let name): "the hook '\(name)' failed"
    case .filterFailed(let name, let path):
      "the filter '\(name)' failed, and '\(path)' was committed as it is"
    }
  }

  fileprivate var json: JSONValue {
    switch self {
    case .wipLimit(let breach, let column):
      [
        "code": "wip-limit-exceeded", "message": .text(message), "column": .text(column),
        "count": .integer(breach.count), "limit": .integer(breach.limit),
      ]
    case .link(let change, _, _):
      ["code": .text(change.code), "message": .text(message), "label": .text(change.label)]
    case .outdented(let count, let path, let line):
      [
        "code": "cards-outdented", "message": .text(message), "path": .text(path),
        "line": .integer(line), "count": .integer(count),
      ]
    case .columnNotCommitted(let path, let isIgnored):
      [
        "code": isIgnored ? "column-file-ignored" : "column-file-missing",
        "message": .text(message), "path": .text(path),
      ]
    case .fileSkipped(let path):
      ["code": "file-skipped", "message": .text(message), "path": .text(path)]
    case .editsStay: ["code": "uncommitted-changes", "message": .text(message)]
    case .otherFilesStay(let commit):
      ["code": "other-files-stay", "message": .text(message), "commit": .text(commit)]
    case .hooksNotRun, .hooksNotExecutable: ["code": "hooks-not-run", "message": .text(message)]
    case .hookFailed: ["code": "hook-failed", "message": .text(message)]
    case .filterFailed(_, let path):
      ["code": "filter-failed", "message": .text(message), "path": .text(path)]
    }
  }
}
