internal import Git

/// A commit before it is stored.
struct CommitDraft {
  var tree: ObjectID
  let parent: ObjectID?
  let author: Signature
  let committer: Signature

  /// The encoding of the message, and of the names; `nil` for UTF-8.
  let encoding: CommitEncoding?

  /// The whole message, as git stores it.
  var message: [UInt8]

  /// The bytes that are stored, and signed.
  func content(in repository: borrowing Repository) throws(KanbanStoreError) -> [UInt8] {
    let header = try header(in: repository)
    guard let encoding else { return header + message }
    guard let encoded = encoding.encoded(header), encoded.starts(with: "tree ".utf8) else {
      throw .repository(.unencodable(encoding.name))
    }
    return encoded + message
  }

  private func header(in repository: borrowing Repository) throws(KanbanStoreError) -> [UInt8] {
    try inRepository(of: repository.gitDirectory) { () throws(GitError) in
      try repository.commitHeader(
        tree: tree,
        parents: parent.map { [$0] } ?? [],
        author: author,
        committer: committer,
        encoding: encoding?.name
      )
    }
  }

  /// The line for the log of the branch.
  var logMessage: String {
    let kind = parent == nil ? "commit (initial)" : "commit"
    let text = encoding?.decoded(message) ?? message
    let subject = text.prefix { $0 != UInt8(ascii: "\n") }
    return "\(kind): \(String(decoding: subject, as: UTF8.self))"
  }
}
