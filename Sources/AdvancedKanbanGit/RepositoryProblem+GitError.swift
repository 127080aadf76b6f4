internal import Git

extension RepositoryProblem {
  /// What an error of libgit2 means to a board.
  init(_ error: GitError, folder: String) {
    switch error.kind {
    case .unsafeOwner:
      self = .unsafeOwner(folder: BoardSearch.repositoryRoot(around: folder) ?? folder)
    case .unsupported(let feature): self = .unsupported("\(feature)")
    case .missingIdentity(.name): self = .missingName
    case .missingIdentity(.email): self = .missingEmail
    case .locked: self = .locked(path: lockFile(namedIn: error.message))
    case .modified: self = .branchMoved
    case .denied: self = .denied(path: pathInQuotes(error.message))
    case .damaged(let path): self = .damaged(path: path)
    case .missingObject(let id): self = .missingObject(id?.description)
    case .unfetched: self = .unfetched(error.message)
    default: self = .other(error.message)
    }
  }
}

/// The lock file that libgit2 names in quotes.
private func lockFile(namedIn message: String) -> String? {
  pathInQuotes(message).flatMap { $0.hasSuffix(".lock") ? $0 : nil }
}

/// What libgit2 names in quotes.
private func pathInQuotes(_ message: String) -> String? {
  let parts = message.split(separator: "'", omittingEmptySubsequences: false)
  return parts.count > 2 ? parts.dropFirst().dropLast().joined(separator: "'") : nil
}

/// Does something with a repository and says in the store's words what went wrong.
func inRepository<Value: ~Copyable>(
  of folder: String,
  _ body: () throws(GitError) -> Value
) throws(KanbanStoreError) -> Value {
  do {
    return try body()
  } catch {
    throw .repository(RepositoryProblem(error, folder: folder))
  }
}
