internal import AdvancedKanbanGit

extension Failure {
  init(_ problem: MergeProblem) {
    switch problem {
    case .refused(let output):
      let isInTheWay = output.contains("overwritten") || output.contains("is staged")
      let isUntracked = output.contains("untracked working tree files")
      self.init(
        .failed,
        "git did not merge" + Self.said(output),
        hint: "nothing was changed"
          + (isUntracked
            ? "; move what is in the way, or 'git stash -u' it"
            : isInTheWay ? "; 'git commit' or 'git stash' what is in the way" : "")
      )
    case .unfinished(let output):
      self.init(
        .failed,
        "git could not end the merge" + Self.said(output),
        hint: "see to that, then 'git commit' to complete it or 'git merge --abort' to go back"
      )
    case .noMerge(let commit):
      self.init(
        .failed,
        "\(Self.short(commit)) is no merge of two commits",
        hint: "'git log --merges --oneline' lists the merges"
      )
    case .staged:
      self.init(
        .failed,
        "what is staged would become part of the merge",
        hint: "'git commit' it first, or 'git stash' it"
      )
    }
  }

  init(_ problem: SyncProblem) {
    switch problem {
    case .detached:
      self.init(.failed, "no branch is checked out", hint: "'git switch' to the one to sync")
    case .unborn:
      self.init(.failed, "nothing has been committed yet", hint: "commit something first")
    case .noRemote(let name, let remotes):
      let missing = name.map { "there is no remote '\($0)'" } ?? "no remote is meant"
      self.init(
        .notFound,
        remotes.isEmpty ? "the repository has no remote" : missing,
        hint: remotes.isEmpty ? "'git remote add origin URL' names one" : "name one of these",
        candidates: remotes
      )
    case .unreachable(let remote, let output):
      self.init(
        .failed,
        "cannot get anything from '\(remote)'" + Self.said(output),
        hint: "nothing was changed; commits stay here until the next '\(Program.name) sync'"
      )
    case .refused(let remote, let output):
      self.init(
        .failed,
        "'\(remote)' did not take the commits" + Self.said(output),
        hint: "they stay here until the next '\(Program.name) sync'"
      )
    case .overtaken(let remote):
      self.init(
        .stale,
        "others are pushing to '\(remote)' all the time",
        hint: "try again in a moment; nothing is lost"
      )
    }
  }

  /// What git has said, as the end of a message.
  private static func said(_ output: String) -> String {
    let lines = output.split(whereSeparator: \.isNewline).map(said)
    return lines.isEmpty ? "" : ": " + lines.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// A line without what git begins it with; nothing of one that says what has been said.
  private static func said(_ line: Substring) -> String {
    let known = [
      "hint:", "To ", "Done", "Aborting", "Merge with strategy", "Please commit", "Not committing",
    ]
    guard !known.contains(where: line.hasPrefix) else { return "" }
    let words = line.split(whereSeparator: \.isWhitespace)
    return words.drop { ["error:", "fatal:", "!"].contains($0) }.joined(separator: " ")
  }
}
