internal import AdvancedKanbanGit

extension Failure {
  init(_ problem: MergeProblem) {
    switch problem {
    case .refused(let output):
      self.init(.failed, "git did not merge" + Self.said(output), hint: "nothing was changed")
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
    case .noRemote(let remotes):
      self.init(
        .notFound,
        remotes.isEmpty ? "the repository has no remote" : "no remote is meant",
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
    let lines = output.split(separator: "\n").map(String.init)
      .filter { !$0.hasPrefix("hint:") && !$0.hasPrefix("To ") && $0 != "Done" }
    return lines.isEmpty ? "" : ": " + lines.joined(separator: "; ")
  }
}
