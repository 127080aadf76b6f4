internal import Git

extension Repository {
  /// Whether a commit is another one or before it, as far as a shallow clone has the history.
  func isPast(_ commit: ObjectID, of tip: ObjectID) throws(GitError) -> Bool {
    guard commit != tip else { return true }
    guard isShallow else { return try isAncestor(commit, of: tip) }
    var seen: Set<ObjectID> = [tip]
    var next = [tip]
    while let id = next.popLast() {
      for parent in try self.commit(id).parents where has(parent) && seen.insert(parent).inserted {
        if parent == commit { return true }
        next.append(parent)
      }
    }
    return false
  }
}
