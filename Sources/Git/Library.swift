internal import CGit2

/// The library as a whole: started once, before its first use, and never shut down.
enum Library {
  /// What `git_libgit2_init` answered; reading it starts the library.
  private static let startCode: Int32 = {
    let code = git_libgit2_init()
    return code < 0 ? code : cgit2_accept_extensions()
  }()

  /// Starts the library, unless that has happened already.
  static func start() throws(GitError) {
    try check(startCode)
  }
}

/// Turns the error convention of libgit2 into Swift's: a negative code is thrown.
@discardableResult
func check(_ code: Int32) throws(GitError) -> Int32 {
  guard code < 0 else { return code }
  throw GitError(lastFailureWithCode: code)
}

/// The same where "not found" is an answer like any other: `false`.
func found(_ code: Int32) throws(GitError) -> Bool {
  guard code != GIT_ENOTFOUND.rawValue else {
    git_error_clear()
    return false
  }
  try check(code)
  return true
}
