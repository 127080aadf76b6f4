internal import CGit2

extension Repository {
  /// The names of the remotes.
  package var remotes: [String] {
    get throws(GitError) {
      var names = git_strarray()
      try check(git_remote_list(&names, pointer))
      defer { git_strarray_dispose(&names) }
      return (0..<names.count).compactMap { String(names.strings[$0]) }
    }
  }
}
