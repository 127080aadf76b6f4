internal import Git

/// The index that hooks see: it holds exactly the commit, whatever else is staged.
struct HookIndex {
  let path: String
  private let source: String

  /// - Parameter state: Where the index that may hold more has been written, and this one will be.
  init(in state: StateFolder) {
    path = state.hookIndex
    source = state.index
  }

  /// Makes the index from the one that may hold more.
  ///
  /// What git has noted down about files that are the same stays, so that it need not read them
  /// again.
  ///
  /// - Parameters:
  ///   - tree: The tree of the commit.
  ///   - repository: The repository.
  /// - Throws: ``KanbanStoreError``.
  func fill(
    with tree: ObjectID,
    of repository: borrowing Repository
  ) throws(KanbanStoreError) {
    try withFiles { () throws(FileFailure) in
      try FileDescriptor(creating: path, mode: 0o666).writeAll(readFile(source))
    }
    try inRepository(of: repository.gitDirectory) { () throws(GitError) in
      let index = try repository.scratchIndex(at: path)
      for difference in try repository.differences(between: tree, and: index) {
        try index.set(difference.inTree, at: difference.path)
      }
      try index.write()
    }
  }

  /// What hooks have changed in the index.
  func changes(
    since tree: ObjectID,
    in repository: borrowing Repository
  ) throws(GitError) -> [IndexDifference] {
    let index = try repository.scratchIndex(at: path)
    return try repository.differences(between: tree, and: index)
  }

  func clear() {
    removeFile(path)
    removeFile(path + ".lock")
  }
}

extension Index {
  /// Takes what hooks have staged, but for paths at which something else is staged.
  func take(_ changes: [IndexDifference]) throws(GitError) {
    for change in changes where entry(at: change.path)?.id == change.inTree?.id {
      try set(change.inIndex, at: change.path)
    }
  }

  fileprivate func set(
    _ version: IndexDifference.Version?,
    at path: String
  ) throws(GitError) {
    guard let version else { return try remove(path) }
    try set(path: path, id: version.id, mode: version.mode, stat: nil)
  }
}

extension TreeUpdate {
  init(_ change: IndexDifference) {
    self =
      change.inIndex.map { .upsert(path: change.path, id: $0.id, mode: $0.mode) }
      ?? .remove(path: change.path)
  }
}
