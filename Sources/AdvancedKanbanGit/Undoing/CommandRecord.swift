internal import Git

/// A commit that this program has made, as its message tells.
struct CommandRecord {
  let commit: CommitInfo
  let kind: Kind

  /// What a commit of this program is.
  enum Kind: Hashable {
    /// A command that changes the board.
    case command

    /// One that takes back others.
    case undo([ObjectID])

    /// One that takes back an undoing.
    case redo([ObjectID])
  }

  /// - Parameter commit: A commit; one whose message has no trailer of this program is none of its.
  init?(_ commit: CommitInfo) {
    let trailers = Self.trailers(of: commit.message)
    guard !trailers.isEmpty else { return nil }
    self.commit = commit
    let targets = { (key: String) in
      trailers.filter { $0.key == key }.compactMap { ObjectID(hex: String($0.value)) }
    }
    let (undone, redone) = (targets(Self.undoKey), targets(Self.redoKey))
    kind = undone.isEmpty ? redone.isEmpty ? .command : .redo(redone) : .undo(undone)
  }

  static let undoKey = "Kanban-Undo"
  static let redoKey = "Kanban-Redo"

  /// What the commit takes back.
  var targets: [ObjectID] {
    switch kind {
    case .command: []
    case .undo(let commits), .redo(let commits): commits
    }
  }

  var isUndo: Bool { if case .undo = kind { true } else { false } }

  var isCommand: Bool { kind == .command }

  /// What a commit is called where it is taken back: an undoing by what it has undone.
  static func name(of commit: CommitInfo) -> String {
    CommandRecord(commit)?.nameOfTargets ?? "\"\(commit.summary.singleLine(upTo: 200))\""
  }

  /// What all that it takes back is called; `nil` for a commit that takes back nothing.
  private var nameOfTargets: String? {
    guard !isCommand, commit.summary.hasPrefix(verb) else { return nil }
    return String(commit.summary.dropFirst(verb.count))
  }

  private var verb: String { isUndo ? "Undo " : "Redo " }

  /// What the commits are called that it takes back, in their order.
  var targetNames: [String] {
    guard targets.count > 1 else { return nameOfTargets.map { [$0] } ?? [] }
    let start = "- " + verb
    return commit.message.split(separator: "\n").filter { $0.hasPrefix(start) }
      .map { String($0.dropFirst(start.count)) }
  }

  private static func trailers(of message: String) -> [(key: Substring, value: Substring)] {
    let lines = message.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.drop { !$0.isEmpty }.compactMap { line in
      guard line.hasPrefix("Kanban-"), let colon = line.firstIndex(of: ":") else { return nil }
      let value = line[line.index(after: colon)...].drop { $0 == " " }
      let key = line[..<colon]
      return key.allSatisfy { $0.isLetter || $0 == "-" } && !value.isEmpty ? (key, value) : nil
    }
  }
}
