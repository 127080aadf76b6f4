internal import Git
internal import Glibc

extension BoardRepository {
  /// What `git commit` would have done beside making the commit, and was not done.
  borrowing func omissions() throws(GitError) -> [StoreWarning] {
    let isSigning = try repository.configBool("commit.gpgSign") ?? false
    let hooks = try hooks()
    return (isSigning ? [.notSigned] : []) + (hooks.isEmpty ? [] : [.hooksNotRun(hooks)])
  }

  /// The hooks that git would run.
  private borrowing func hooks() throws(GitError) -> [String] {
    let folder = try hooksFolder()
    let names = ["pre-commit", "prepare-commit-msg", "commit-msg", "post-commit"]
    return names.filter { unsafe access("\(folder)/\($0)", X_OK) == 0 }
  }

  private borrowing func hooksFolder() throws(GitError) -> String {
    guard let path = try repository.configString("core.hooksPath") else {
      return repository.commonDirectory + "/hooks"
    }
    let isAbsolute = path.hasPrefix("/")
    return isAbsolute ? path : "\(repository.workTree ?? "")/\(path)"
  }
}
