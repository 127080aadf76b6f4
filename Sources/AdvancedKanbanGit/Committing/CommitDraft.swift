internal import Git

/// A commit before it is stored.
struct CommitDraft {
  var tree: ObjectID
  let parent: ObjectID?
  let author: Signature
  let committer: Signature

  /// The whole message, as git stores it.
  var message: [UInt8]

  /// The bytes that are stored, and signed.
  func content(in repository: borrowing Repository) throws(GitError) -> [UInt8] {
    let header = try repository.commitHeader(
      tree: tree,
      parents: parent.map { [$0] } ?? [],
      author: author,
      committer: committer
    )
    return header + message
  }

  /// The line for the log of the branch.
  var logMessage: String {
    let kind = parent == nil ? "commit (initial)" : "commit"
    let subject = message.prefix { $0 != UInt8(ascii: "\n") }
    return "\(kind): \(String(decoding: subject, as: UTF8.self))"
  }
}
