internal import Git

extension Hooks {
  /// What `git commit` would have done or said beside what was done.
  ///
  /// libgit2 moves references without asking.
  func omissions(in repository: borrowing Repository) throws(GitError) -> [StoreWarning] {
    let isAdvised = try repository.configBool("advice.ignoredHook") ?? true
    let ignored = isAdvised ? ignored.map(\.rawValue) : []
    let missed = haveAny(of: [.referenceTransaction]) ? [Hook.referenceTransaction.rawValue] : []
    return (missed.isEmpty ? [] : [.hooksNotRun(missed)])
      + (ignored.isEmpty ? [] : [.hooksNotExecutable(ignored)])
  }
}
