internal import CGit2

extension Repository {
  /// Stores a commit; no reference points at it yet.
  ///
  /// The tree and the parents must exist already.
  package func createCommit(
    tree: ObjectID,
    parents: [ObjectID],
    author: Signature,
    committer: Signature,
    message: String
  ) throws(GitError) -> ObjectID {
    guard !message.utf8.contains(0) else {
      throw GitError(.invalid, "a commit message cannot contain a NUL byte")
    }
    let author = try author.handle()
    let committer = try committer.handle()
    var tree = tree.raw
    return try ObjectID { id in
      withPointers(to: parents) { parents in
        git_commit_create_from_ids(
          &id,
          pointer,
          nil,
          author.pointer,
          committer.pointer,
          nil,
          message,
          &tree,
          parents.count,
          parents.baseAddress
        )
      }
    }
  }
}

/// Lends C an array of pointers to IDs.
private func withPointers(
  to ids: [ObjectID],
  _ body: (UnsafeMutableBufferPointer<UnsafePointer<git_oid>?>) -> Int32
) -> Int32 {
  ids.map(\.raw).withUnsafeBufferPointer { ids in
    var pointers: [UnsafePointer<git_oid>?] = ids.indices.map { ids.baseAddress?.advanced(by: $0) }
    return pointers.withUnsafeMutableBufferPointer { body($0) }
  }
}
