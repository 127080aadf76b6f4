internal import Git

/// The commands of this program in the history of HEAD, along the first parents and the newest first,
/// without those that have been taken back.
///
/// What a commit takes back stands in its message. A commit that has been taken back itself takes
/// nothing back any more, so that undoing an undo is a redo. A commit that is not in the history any
/// more, as after a rebase, is found again by its subject.
struct CommandLog {
  private let tip: ObjectID?
  private var next: ObjectID?

  /// What has been taken back and is not in the history by its ID, each with the one that did it.
  private var rewritten: [(name: String, by: CommandRecord)] = []

  /// The commits that have been taken back, each with the one that did it.
  private(set) var takenBack: [ObjectID: ObjectID] = [:]

  init(from tip: ObjectID?) { (self.tip, next) = (tip, tip) }

  /// The next commit, be it of this program or not.
  mutating func nextCommit(
    in repository: borrowing Repository
  ) throws(GitError) -> CommitInfo? {
    // The history of a shallow clone ends where parents are not there.
    guard let id = next, repository.has(id) else { return nil }
    let commit = try repository.commit(id)
    next = commit.parents.first
    return commit
  }

  /// The next command, undoing or redoing that has not been taken back.
  mutating func nextRecord(
    in repository: borrowing Repository
  ) throws(GitError) -> CommandRecord? {
    while let commit = try nextCommit(in: repository) {
      guard takenBack[commit.id] == nil, let record = CommandRecord(commit) else { continue }
      if !wasRewritten(record) { return record }
    }
    return nil
  }

  /// Notes that what a commit takes back has been taken back.
  mutating func follow(_ record: CommandRecord, in repository: borrowing Repository) {
    for (place, target) in record.targets.enumerated() {
      takenBack[target] = record.commit.id
      guard !isInHistory(target, of: repository), place < record.targetNames.count else { continue }
      rewritten.append((record.targetNames[place], record))
    }
  }

  private func isInHistory(_ commit: ObjectID, of repository: borrowing Repository) -> Bool {
    guard let tip, repository.has(commit) else { return false }
    return (try? repository.isPast(commit, of: tip)) == true
  }

  /// Whether a commit is what another one has taken back by its former ID; it is noted then.
  private mutating func wasRewritten(_ record: CommandRecord) -> Bool {
    guard !rewritten.isEmpty else { return false }
    let name = CommandRecord.name(of: record.commit)
    let place = rewritten.firstIndex { $0.name == name && $0.by.isUndo != record.isUndo }
    guard let place else { return false }
    takenBack[record.commit.id] = rewritten.remove(at: place).by.commit.id
    return true
  }
}
