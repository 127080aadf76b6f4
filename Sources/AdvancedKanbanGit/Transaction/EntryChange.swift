internal import Git

/// An entry of the index that a change replaces.
struct EntryChange: Hashable {
  /// The path within the repository.
  let path: String

  /// What is staged before; `nil` where nothing is.
  let old: ObjectID?

  let mode: FileMode

  /// What is staged then; `nil` where nothing is.
  let new: ObjectID?
}

extension Intent {
  /// Takes the change out of the index entry by entry, where git's lock that went with it is gone, so
  /// that others may have written the index since.
  ///
  /// - Parameters:
  ///   - repository: The repository.
  ///   - state: Where what is under way is kept; the board's lock is held.
  /// - Throws: ``KanbanStoreError``.
  func unstage(
    from repository: borrowing Repository,
    in state: StateFolder
  ) throws(KanbanStoreError) {
    guard publication?.index == repository.indexFile, !entries.isEmpty else { return }
    let lock = try IndexLock(at: repository.indexLockFile, in: state, timeout: .seconds(1))
    try unstage(from: repository, in: state, holding: lock)
  }

  private func unstage(
    from repository: borrowing Repository,
    in state: StateFolder,
    holding lock: borrowing IndexLock
  ) throws(KanbanStoreError) {
    let copy = IndexCopy(path: repository.indexFile, state: state)
    copy.clear()
    defer { copy.clear() }
    try withFiles { () throws(FileFailure) in try copy.make() }
    try inRepository(of: repository.gitDirectory) { () throws(GitError) in
      let index = try repository.index(at: state.index)
      for entry in entries where index.entry(at: entry.path)?.id == entry.new {
        try index.putBack(entry)
      }
      try index.write()
    }
    try withFiles { () throws(FileFailure) in try copy.publish() }
  }
}

extension Index {
  fileprivate func putBack(_ entry: EntryChange) throws(GitError) {
    guard let old = entry.old else { return try remove(entry.path) }
    try set(path: entry.path, id: old, mode: entry.mode, stat: nil)
  }
}
