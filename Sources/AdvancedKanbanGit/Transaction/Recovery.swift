internal import Git
internal import Glibc

/// Bringing a board back in order after somebody was killed while changing it.
extension BoardLock {
  /// Takes back what was begun and not committed, and removes what was left behind.
  ///
  /// - Parameters:
  ///   - folder: The board.
  ///   - environment: The variables of the process, of which git's count.
  /// - Throws: ``KanbanStoreError``; the next process tries again then.
  borrowing func recover(
    _ folder: BoardFolder,
    _ environment: [String: String]
  ) throws(KanbanStoreError) {
    guard !state.leftovers.isEmpty else { return }
    let left = try withFiles { () throws(FileFailure) in try Transaction(leftIn: state) }
    if let left { try recover(left, folder, environment) }
    guard IndexLock.removeLeftover(in: state) else { return }
    for file in state.leftovers { removeAll(file) }
  }

  private borrowing func recover(
    _ transaction: Transaction,
    _ folder: BoardFolder,
    _ environment: [String: String]
  ) throws(KanbanStoreError) {
    guard transaction.intent.belongs(to: folder, state, environment) else {
      throw .untrusted(path: state.intent)
    }
    let publication = transaction.intent.publication
    let isCommitted = try publication?.isCommitted(folder, environment) ?? false
    if !isCommitted { try takeBack(transaction, folder, environment) }
    publication?.removeLeftoverLock(since: state)
    transaction.clear()
  }
}

extension BoardLock {
  private borrowing func takeBack(
    _ transaction: Transaction,
    _ folder: BoardFolder,
    _ environment: [String: String]
  ) throws(KanbanStoreError) {
    let intent = transaction.intent
    let isLocked = intent.publication.map { IndexLock.isHeld(on: $0.index, in: state) } ?? true
    _ = try withFiles { () throws(FileFailure) in try transaction.takeBack() }
    guard !isLocked, IndexLock.removeLeftover(in: state) else { return }
    try intent.unstage(from: BoardRepository.open(folder, environment), in: state)
  }
}

extension Intent.Publication {
  /// Whether the commit is part of the branch.
  fileprivate func isCommitted(
    _ folder: BoardFolder,
    _ environment: [String: String]
  ) throws(KanbanStoreError) -> Bool {
    guard let commit else { return false }
    let repository = try BoardRepository.open(folder, environment)
    return try inRepository(of: folder.path) { () throws(GitError) in
      guard let tip = try repository.commit(ofReference: reference) else { return false }
      // A commit that is not there any more was never on the branch.
      guard tip != commit, repository.has(commit) else { return tip == commit }
      return try repository.isAncestor(commit, of: tip)
    }
  }

  /// Removes the lock of the reference, if it was taken after the intent had been noted down and
  /// nobody is using it.
  fileprivate func removeLeftoverLock(since state: StateFolder) {
    guard let noted = try? fileStatus(state.intent), let lock = try? fileStatus(referenceLock),
      (lock.st_mtim.tv_sec, lock.st_mtim.tv_nsec) >= (noted.st_mtim.tv_sec, noted.st_mtim.tv_nsec),
      isOurs()
    else { return }
    removeFile(referenceLock)
  }

  /// A lock with our commit in it is ours; an empty one is, if it stays so: others fill theirs at
  /// once.
  private func isOurs() -> Bool {
    guard let commit else { return false }
    var wait = Wait(.milliseconds(200))
    while true {
      guard let content = try? readFile(referenceLock, upTo: 100) else { return false }
      guard content.isEmpty else { return content.starts(with: "\(commit)".utf8) }
      guard wait.goesOn() else { return true }
    }
  }
}
