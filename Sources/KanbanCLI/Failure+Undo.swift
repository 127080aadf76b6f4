internal import AdvancedKanbanGit

extension Failure {
  init(_ problem: UndoProblem, at location: BoardLocation) {
    switch problem {
    case .tooFewToUndo(let count, let hasUndone): self = .tooFewToUndo(count, hasUndone)
    case .tooFewToRedo(let count, let end): self = .tooFewToRedo(count, end)
    case .merge(let commit):
      self.init(
        .failed,
        "\(Self.short(commit)) is a merge, so that it is open which side is to go",
        hint: "undo the commits that it brought one by one, or use "
          + "'\(Program.name) revert -m 1 \(Self.short(commit))'"
      )
    case .mainline(let commit, let count):
      self.init(
        .usage,
        count < 2
          ? "\(Self.short(commit)) has only one parent"
          : "\(Self.short(commit)) is a merge of \(count) commits, so that it is open which side is to go",
        hint: count < 2
          ? "leave out '-m'"
          : "'-m 1' keeps the branch it was merged into; '-m' takes 1 to \(count)"
      )
    case .first(let commit):
      self.init(
        .failed,
        "there is no board before \(Self.short(commit)), so it cannot be taken back",
        hint: "'\(Program.name) rm' and 'git rm' remove what is too much"
      )
    case .cutOff(let commit):
      self.init(
        .failed,
        "the history of this clone begins at \(Self.short(commit)), so that it goes back no further",
        hint: "'git fetch --unshallow' gets what was before"
      )
    case .uncommitted:
      self.init(
        .stale,
        "the board's files have changes that are not committed, and only commits are taken back",
        hint: "nothing was changed; '\(Program.name) commit' commits those changes, "
          + "'git restore' drops them"
      )
    case .elsewhere(let commit):
      self.init(
        .notFound,
        "\(Self.short(commit)) is no part of the present branch",
        hint: "'git log --oneline' lists the commits that are"
      )
    case .leavesBoard(let commit):
      self.init(
        .failed,
        "\(Self.short(commit)) did not change the board",
        hint: "'git revert \(Self.short(commit))' takes back what it did to other files"
      )
    case .takenBack(let commit, let other):
      self.init(
        .failed,
        "\(Self.short(commit)) has been taken back already, by \(Self.short(other))",
        hint: "'\(Program.name) undo \(Self.short(other))' brings it back"
      )
    case .takenBackInFiles(let commit):
      self.init(
        .stale,
        "\(Self.short(commit)) has been taken back in the board's files already, uncommitted",
        hint: "nothing was changed; '\(Program.name) commit' commits that, 'git restore' drops it"
      )
    case .changedSince(let obstacle): self = .changedSince(obstacle, at: location)
    }
  }

  static func short(_ commit: String) -> String { String(commit.prefix(7)) }

  private static func tooFewToUndo(_ count: Int, _ hasUndone: Bool) -> Failure {
    guard count == 0 else {
      return Failure(
        .notFound,
        "only \(counted(count, "command")) can be undone",
        hint: "use '-n \(count)'"
      )
    }
    let reason =
      hasUndone
      ? "every command that changed this board has been undone"
      : "no command has changed this board yet"
    return Failure(
      .notFound,
      "there is nothing to undo: \(reason)",
      hint: "'\(Program.name) undo COMMIT' takes back any other commit"
    )
  }

  private static func tooFewToRedo(_ count: Int, _ end: RedoEnd) -> Failure {
    guard count == 0 else {
      return Failure(
        .notFound,
        "only \(counted(count, "undo")) can be redone",
        hint: "use '-n \(count)'"
      )
    }
    let reason =
      switch end {
      case .nothingUndone: "nothing has been undone"
      case .redone: "all that was undone has been redone"
      case .command(let subject):
        "the last command was '\(TerminalText.truncated(subject, width: 60))'"
      }
    return Failure(
      .notFound,
      "there is nothing to redo: \(reason)",
      hint: end == .nothingUndone
        ? "'\(Program.name) undo' takes back the last command"
        : "only what was undone last can be redone, and no longer than until the next command"
    )
  }

  private static func changedSince(_ obstacle: UndoObstacle, at location: BoardLocation) -> Failure
  {
    let what = obstacle.subject.shown(at: location)
    let target = short(obstacle.commit)
    guard let cause = obstacle.since else {
      return Failure(
        .stale,
        "\(what) has changed since \(target), and that is not committed",
        hint: "nothing was changed; take back your own edit of it, or commit it and undo that first"
      )
    }
    let cure =
      cause.isMerge
      ? "that is a merge: edit the board by hand, or use '\(Program.name) revert -m 1 \(short(cause.commit))' first"
      : "'\(Program.name) undo \(short(cause.commit))' takes that back first"
    let words = "\(short(cause.commit)) (\(TerminalText.truncated(cause.subject, width: 60)))"
    return Failure(
      .stale,
      "\(what) has changed since \(target), in \(words)",
      hint: "nothing was changed; \(cure)"
    )
  }
}

extension UndoObstacle.Subject {
  fileprivate func shown(at location: BoardLocation) -> String {
    switch self {
    case .card(let title):
      title.isEmpty ? "an untitled card" : "the card '\(TerminalText.truncated(title, width: 60))'"
    case .column(let id): "the column '\(id)'"
    case .text(let name): "the text of '\(location.shownPath(of: name))'"
    }
  }
}
