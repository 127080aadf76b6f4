/// What many processes have come to.
package struct WritersSummary: Sendable {
  let setting: WritersSetting
  private(set) var records: [MoveRecord] = []
  private(set) var edits: Editor.Work?
  private(set) var git: GitUser.Work?

  /// Whether the folder has cards elsewhere than the last commit.
  var isFolderApart = false

  /// Files that the index has in another version than the last commit.
  var staleEntries = 0

  /// What must not be.
  package private(set) var damages: [String] = []

  init(_ setting: WritersSetting, _ parts: [WritersTrial.Part]) {
    self.setting = setting
    for part in parts {
      switch part {
      case .moves(let records): self.records += records
      case .edits(let work): edits = work
      case .git(let work): git = work
      }
    }
  }

  mutating func expect(_ condition: Bool, _ damage: String) {
    if !condition { damages.append("\(setting.rawValue): \(damage)") }
  }

  /// The moves that the command says it has made.
  var made: [BoardHistory.Move] {
    records.compactMap { record in
      record.commit.map { BoardHistory.Move(commit: $0, card: record.card, column: record.column) }
    }
  }

  /// The moves that the command says it has not made.
  var refused: [MoveRecord] { records.filter { $0.exitCode != 0 } }
}

extension WritersSummary {
  package var text: String {
    let unneeded = records.count - made.count - refused.count
    return
      ([
        "\(setting.rawValue): \(records.count) attempts, \(made.count) moves with a commit, "
          + "\(unneeded) with nothing to move, \(refused.count) refused and repeated",
        "  longest \(milliseconds(durations.last)), median \(milliseconds(median))",
      ] + reasons + company).joined(separator: "\n")
  }

  private var durations: [Duration] { records.map(\.duration).sorted() }

  private var median: Duration? {
    durations.isEmpty ? nil : durations[durations.count / 2]
  }

  private func milliseconds(_ duration: Duration?) -> String {
    guard let duration else { return "none" }
    return "\(Int(duration / .milliseconds(1))) ms"
  }

  private var reasons: [String] {
    let reasons = refused.map { "exit code \($0.exitCode), \($0.reason)" }
    return Dictionary(grouping: reasons) { $0 }.map { "  \($1.count) refused: \($0)" }.sorted()
  }

  private var company: [String] {
    let edits = edits.map {
      "  \($0.edits) edits, \($0.overwritten) over something unread"
        + (isFolderApart ? "; the folder is not as the last commit" : "")
    }
    let git = git.map {
      "  \($0.commits) commits, \($0.stashes) stashes and \($0.tidyings) tidyings by git, which was "
        + "hindered \($0.retries) times, gave up \($0.failures) times and left "
        + "\(staleEntries) files of the index behind the last commit"
    }
    return [edits, git].compactMap { $0 }
  }
}
