internal import AdvancedKanban
internal import AdvancedKanbanGit
internal import AdvancedKanbanMarkdown

// With the two beside it the one place that says what the store's errors mean to whoever has typed a command.

extension Failure {
  /// - Parameters:
  ///   - error: What the store says.
  ///   - location: The board.
  ///   - isReading: Whether the command would have changed nothing.
  init(_ error: KanbanStoreError, at location: BoardLocation, isReading: Bool = false) {
    switch error {
    case .noBoard(let folder): self = .noBoard(in: location.shown(folder))
    case .boardExists(let folder):
      self.init(
        .failed,
        "'\(location.shown(folder))' is a board already",
        hint: "'\(Program.name) column add' gives it more columns"
      )
    case .columnNotFound(let id):
      self.init(.notFound, "the column '\(id)' is not there any more", hint: Self.lookAgain)
    case .columnExists(let id):
      self.init(
        .failed,
        "'\(location.shownPath(of: id + ".md"))' is there already",
        hint: "choose another title, or move that file out of the way"
      )
    case .columnNamesClash(let id): self = .columnNamesClash(id)
    case .stale(let card, let columnID):
      self.init(
        .stale,
        "the card \(card.shown) has changed or is not in '\(columnID)' any more",
        hint: Self.lookAgain
      )
    case .indexOutOfRange(let index, let columnID, _):
      self.init(
        .stale,
        "'\(columnID)' has no position \(index + 1) any more",
        hint: Self.lookAgain
      )
    case .wipLimit(let breach, let column): self = .wipLimit(breach, column: column)
    case .edit(let error, let path): self.init(error, in: location.shownPath(of: path))
    case .beyondLimit(let limit, let path):
      self.init(limit, of: "'\(location.shownPath(of: path))'")
    case .inseparable(let path):
      self.init(
        .conflict,
        "\(path) differs too much from its last commit to commit this change alone",
        hint: "commit your own edits first, or use '--no-commit'"
      )
    case .merge(.noMerge(let commit)):
      self.init(
        .failed,
        "\(Self.short(commit)) is no merge of two commits",
        hint: "'git log --merges --oneline' lists the merges"
      )
    case .merge(.refused(let output)):
      self.init(
        .failed,
        "git did not merge" + (output.isEmpty ? "" : ": " + output),
        hint: "nothing was changed"
      )
    case .file(let failure): self.init(failure, at: location)
    case .fileChanged(let path):
      self.init(
        .stale,
        "'\(location.shown(path))' was changed by somebody else at this moment",
        hint: Self.lookAgain
      )
    case .untrusted(let path):
      self.init(
        .failed,
        "'\(location.shown(path))' is not from a change of this board",
        hint: "look at the columns, and remove it if nobody is changing the board"
      )
    case .locked(let holder):
      let name = holder.map { ": process \($0)" } ?? ""
      self.init(
        .locked,
        "somebody else is changing the board\(name)",
        hint: "wait for it; 'git config kanban.lockTimeout' says how many milliseconds to wait"
      )
    case .hookFailed(let name, let status, let output):
      self = .hook(name, endedWith: status, output)
    case .emptyMessage:
      self.init(
        .hookFailed,
        "hooks have left nothing of the commit message",
        hint: "look at prepare-commit-msg and commit-msg"
      )
    case .keptInFiles(let error):
      let failure = Failure(error, at: location)
      self.init(
        failure.code,
        failure.message,
        hint: "a file was edited meanwhile, so the change stays in the files, uncommitted"
      )
    case .signing(let problem): self.init(problem)
    case .unknownDate(let text, let word):
      let reason = word.map { ": git knows no '\($0)' in a date" } ?? ""
      self = .usage("'\(text)' is no date" + reason, hint: Self.dates)
    case .undo(let problem): self.init(problem, at: location)
    case .repository(let problem): self.init(problem, at: location, isReading: isReading)
    }
  }

  static func noBoard(in folder: String) -> Failure {
    // A path that is no UTF-8 comes with this in place of what is none of it.
    if folder.contains("\u{FFFD}") { return unreadablePath(folder) }
    return Failure(
      .noBoard,
      "there is no board in '\(folder)'",
      hint: "'\(Program.name) init \(folder)' makes one"
    )
  }

  private static func unreadablePath(_ path: String) -> Failure {
    Failure(
      .noBoard,
      "the path '\(path)' is not UTF-8, so no board can be opened there",
      hint: "rename the folder, or lead to it by a link whose name is UTF-8"
    )
  }

  static func columnNamesClash(_ id: String) -> Failure {
    Failure(
      .failed,
      "two columns are called '\(id)', in different Unicode normal forms",
      hint: "rename the file of one"
    )
  }

  static func noPosition(_ position: Int, in columnID: String, last: Int) -> Failure {
    noPosition(position, of: "'\(columnID)'", last: last)
  }

  static func noPosition(_ position: Int, of owner: String, last: Int) -> Failure {
    Failure(
      .notFound,
      "\(owner) has no position \(position)",
      hint: last > 1
        ? "positions go from 1 to \(last)"
        : last == 1 ? "there is only position 1" : "it is empty"
    )
  }

  static func wipLimit(_ breach: WIPLimitBreach, column: String) -> Failure {
    Failure(
      .wipLimit,
      "'\(column)' is limited to \(counted(breach.limit, "card")) and would hold \(breach.count)",
      hint: "move a card out of it first, or use '--force'"
    )
  }

  private static func hook(
    _ name: String,
    endedWith status: Int32,
    _ output: String
  ) -> Failure {
    let words = inOneLine(output)
    return Failure(
      .hookFailed,
      "the hook '\(name)' ended with \(status)" + (words.isEmpty ? "" : ": \(words)"),
      hint: ["pre-commit", "commit-msg"].contains(name)
        ? "mend what it says, or use '--no-verify'" : "mend what it says"
    )
  }

  private static let dates =
    "write 2026-03-04, '2026-03-04 15:30', or as git reads it: yesterday, '2 weeks ago', monday"

  static let lookAgain = "nothing was changed; look with '\(Program.name) show' and repeat"
}

extension MarkdownKanbanCard.ID {
  fileprivate var shown: String {
    switch self {
    case .block(let id): "^\(id)"
    case .text(let source, _): "'\(TerminalText.truncated(firstLine(of: source), width: 50))'"
    }
  }

  private func firstLine(of source: [UInt8]) -> String {
    String(decoding: source.prefix { $0 != 0x0A && $0 != 0x0D }, as: UTF8.self)
  }
}

// MARK: - Edits

extension Failure {
  fileprivate init(_ limit: FileLimit, of file: String) {
    self.init(
      .failed,
      "\(file) \(limit.reason)",
      hint: "divide it into smaller columns, or move it out of the board's folder"
    )
  }

  init(_ error: MarkdownEditError, in path: String) {
    switch error {
    case .indexOutOfRange(let index, _):
      self.init(.stale, "\(path): there is no card \(index + 1) any more", hint: Self.lookAgain)
    case .beyondLimit(let limit): self.init(limit, of: "'\(path)'")
    case .unsound(let line):
      self.init(
        .unsafeEdit,
        "\(path):\(line): this change would give other text in the file another meaning",
        hint: "nothing was changed; do it in an editor"
      )
    case .unclosedBlock(let line):
      self.init(
        .unsafeEdit,
        "\(path):\(line): the block that begins here is never closed and would swallow the card",
        hint: "close it first"
      )
    case .conflictMarkers(let line):
      self.init(
        .conflict,
        "\(path):\(line): a merge conflict begins here",
        hint: "solve it first"
      )
    case .noTitle(let line):
      self.init(
        .unsafeEdit,
        "\(path):\(line): this card begins with something else than text",
        hint: "give it a title in an editor"
      )
    case .titleNotOneLine:
      self.init(.usage, "a title is one line", hint: "'--body' takes the lines below it")
    case .frontMatter(let obstacle, let line):
      self.init(
        .unsafeEdit,
        "\(path):\(line): \(obstacle.reason)",
        hint: "mend the front matter in an editor"
      )
    }
  }
}

extension MarkdownEditError.FrontMatterObstacle {
  fileprivate var reason: String {
    switch self {
    case .invalid(let problem): "the front matter is no YAML: \(problem)"
    case .unclosed: "the front matter is never closed"
    case .toml: "the settings are TOML, which is not read; write 'key: value' between lines '---'"
    case .braces: "the front matter is written in braces; write each setting on a line of its own"
    case .duplicateKey(let key): "'\(key)' stands in the front matter more than once"
    case .notPlain(let key): "the value of '\(key)' is more than plain text"
    }
  }
}
