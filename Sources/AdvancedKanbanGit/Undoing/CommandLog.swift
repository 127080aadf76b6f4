internal import Git

/// The commands of this program in the history of HEAD, along the first parents and the newest first,
/// without those that have been taken back.
///
/// What a commit takes back stands in its message. A commit that has been taken back itself takes
/// nothing back any more, so that undoing an undo is a redo.
struct CommandLog {
  private var next: ObjectID?

  /// The commits that have been taken back, each with the one that did it.
  private(set) var takenBack: [ObjectID: ObjectID] = [:]

  init(from tip: ObjectID?) { next = tip }

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
      if takenBack[commit.id] == nil, let record = CommandRecord(commit) { return record }
    }
    return nil
  }

  /// Notes that what a commit takes back has been taken back.
  mutating func follow(_ record: CommandRecord) {
    for target in record.targets { takenBack[target] = record.commit.id }
  }
}
