internal import Git
internal import Glibc

/// Bringing a board back in order after somebody was killed while changing it.
extension BoardLock {
  /// Takes back what was begun and not committed, and removes what was left behind.
  borrowing func recover(
    _ folder: BoardFolder,
    _ environment: [String: String]
  ) throws(KanbanStoreError) {
    guard !state.leftovers.isEmpty else { return }
    try withFiles { () throws(FileFailure) in
      if let transaction = try Transaction(leftIn: state) {
        try recover(transaction, folder, environment)
      }
    }
    IndexLock.removeLeftover(in: state)
    state.leftovers.forEach(removeFile)
  }

  private borrowing func recover(
    _ transaction: Transaction,
    _ folder: BoardFolder,
    _ environment: [String: String]
  ) throws(FileFailure) {
    let publication = transaction.intent.publication
    let isCommitted = publication.map { $0.isCommitted(folder, environment) } ?? false
    if !isCommitted { try transaction.takeBack() }
    publication?.removeLeftoverLock(since: state)
    transaction.clear()
  }
}

extension Intent.Publication {
  /// Whether the commit is part of the branch.
  fileprivate func isCommitted(_ folder: BoardFolder, _ environment: [String: String]) -> Bool {
    guard let commit,
      let repository = try? Repository(discoveringFrom: folder.path, environment: environment),
      let tip = try? repository.resolve(revision: reference)
    else { return false }
    return tip == commit || (try? repository.isAncestor(commit, of: tip)) ?? false
  }

  /// Removes the lock of the reference, if it was taken after the intent had been noted down and
  /// nobody is using it.
  fileprivate func removeLeftoverLock(since state: StateFolder) {
    guard let noted = fileStatus(state.intent), let lock = fileStatus(referenceLock),
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
