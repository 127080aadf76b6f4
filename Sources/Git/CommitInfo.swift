internal import CGit2

/// What a commit says.
package struct CommitInfo: Equatable, Sendable {
  package let id: ObjectID
  package let tree: ObjectID
  package let parents: [ObjectID]
  package let author: Signature
  package let committer: Signature

  /// The message; bytes that are no UTF-8 are repaired.
  package let message: String
}

extension Repository {
  package func commit(_ id: ObjectID) throws(GitError) -> CommitInfo {
    var raw = id.raw
    let commit = try Handle(freedBy: git_commit_free) { git_commit_lookup(&$0, pointer, &raw) }
    guard let info = CommitInfo(id, commit.pointer) else {
      throw GitError(.other, "commit \(id) is incomplete")
    }
    return info
  }
}

extension CommitInfo {
  /// Copies a commit that libgit2 owns.
  fileprivate init?(_ id: ObjectID, _ commit: OpaquePointer) {
    guard let tree = git_commit_tree_id(commit), let author = git_commit_author(commit),
      let committer = git_commit_committer(commit)
    else { return nil }
    self.id = id
    self.tree = ObjectID(tree.pointee)
    self.parents = (0..<git_commit_parentcount(commit)).compactMap { position in
      git_commit_parent_id(commit, position).map { ObjectID($0.pointee) }
    }
    self.author = Signature(author.pointee)
    self.committer = Signature(committer.pointee)
    self.message = String(git_commit_message(commit)) ?? ""
  }
}
