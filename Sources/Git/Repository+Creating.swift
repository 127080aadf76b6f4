internal import CGit2

extension Repository {
  /// Makes a repository with its work tree in a folder, which is made too where it is missing.
  ///
  /// Without an initial branch, given by its short name, it is git's own choice:
  /// `init.defaultBranch`, or else `master`. Variables in `environment` may say where that stands.
  package init(
    creatingAt path: String,
    initialBranch: String? = nil,
    environment: [String: String] = [:]
  ) throws(GitError) {
    try Library.start()
    let configured = try ConfigurationVariables(environment).initialBranch()
    let initialBranch = initialBranch ?? configured
    if let initialBranch { try checkName(ofBranch: initialBranch) }
    var options = git_repository_init_options()
    try check(
      git_repository_init_options_init(&options, UInt32(GIT_REPOSITORY_INIT_OPTIONS_VERSION))
    )
    options.flags =
      GIT_REPOSITORY_INIT_MKPATH.rawValue | GIT_REPOSITORY_INIT_NO_REINIT.rawValue
      | GIT_REPOSITORY_INIT_EXTERNAL_TEMPLATE.rawValue
    self.pointer = try Handle.pointer { pointer in
      withOptionalCString(initialBranch) { name in
        options.initial_head = name
        return git_repository_init_ext(&pointer, path, &options)
      }
    }
    self.indexPath = nil
    self.promised = Promise()
  }
}

extension ConfigurationVariables {
  /// `init.defaultBranch`, if the variables change anything; libgit2 finds it on its own otherwise.
  fileprivate func initialBranch() throws(GitError) -> String? {
    guard areSet else { return nil }
    return try configuration().string("init.defaultBranch")
  }
}

/// libgit2 would write a name that is not valid into HEAD, and the repository would be broken.
private func checkName(ofBranch name: String) throws(GitError) {
  var isValid: Int32 = 0
  try check(git_branch_name_is_valid(&isValid, name))
  guard isValid == 1 else { throw GitError(.invalid, "'\(name)' is not a valid branch name") }
}

private func withOptionalCString(
  _ text: String?,
  _ body: (UnsafePointer<CChar>?) -> Int32
) -> Int32 {
  guard let text else { return body(nil) }
  return text.withCString(body)
}
