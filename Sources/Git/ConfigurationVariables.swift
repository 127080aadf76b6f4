internal import CGit2
internal import Glibc

/// The environment variables that tell git which configuration counts beside that of the repository:
/// `GIT_CONFIG_GLOBAL`, `GIT_CONFIG_SYSTEM` and `GIT_CONFIG_NOSYSTEM` (git(1), "Environment
/// Variables"), and those that are settings themselves.
///
/// libgit2 knows none of them.
struct ConfigurationVariables {
  private let global: String?
  private let system: String?
  private let isWithoutSystem: Bool
  private let parameters: ConfigurationParameters

  init(_ environment: [String: String]) throws(GitError) {
    parameters = try ConfigurationParameters(environment)
    global = environment["GIT_CONFIG_GLOBAL"]
    system = environment["GIT_CONFIG_SYSTEM"]
    isWithoutSystem =
      switch environment["GIT_CONFIG_NOSYSTEM"]?.lowercased() {
      case nil, "", "0", "false", "no", "off": false
      default: true
      }
  }

  /// Whether they change anything.
  var areSet: Bool {
    global != nil || system != nil || isWithoutSystem || !parameters.isEmpty
  }

  /// The configuration that counts in a repository.
  func configuration(in repository: borrowing Repository) throws(GitError) -> Handle {
    let own = (level: GIT_CONFIG_LEVEL_LOCAL, path: "\(repository.commonDirectory)/config")
    return try configuration(files() + [own], repository.pointer)
  }

  /// The configuration outside of repositories.
  func configuration() throws(GitError) -> Handle { try configuration(files(), nil) }

  private func configuration(
    _ files: [(level: git_config_level_t, path: String)],
    _ repository: OpaquePointer?
  ) throws(GitError) -> Handle {
    let result = try Handle(freedBy: git_config_free) { git_config_new(&$0) }
    for (level, path) in files where access(path, R_OK) == 0 {
      try check(git_config_add_file_ondisk(result.pointer, path, level, repository, 0))
    }
    guard !parameters.isEmpty else { return result }
    try result.add(parameters)
    return result
  }

  /// The files of each level; later ones win.
  private func files() -> [(level: git_config_level_t, path: String)] {
    var files: [(level: git_config_level_t, path: String)] = []
    if !isWithoutSystem, let path = system ?? found(git_config_find_system) {
      files.append((GIT_CONFIG_LEVEL_SYSTEM, path))
    }
    if let global {
      if !global.isEmpty { files.append((GIT_CONFIG_LEVEL_GLOBAL, global)) }
      return files
    }
    if let path = found(git_config_find_xdg) { files.append((GIT_CONFIG_LEVEL_XDG, path)) }
    if let path = found(git_config_find_global) { files.append((GIT_CONFIG_LEVEL_GLOBAL, path)) }
    return files
  }

  private func found(_ find: (UnsafeMutablePointer<git_buf>?) -> Int32) -> String? {
    var buffer = git_buf()
    defer { git_buf_dispose(&buffer) }
    guard find(&buffer) == 0 else { return nil }
    return String(buffer.ptr)
  }
}

extension Repository {
  /// Reads the configuration from where the variables say.
  func use(_ variables: ConfigurationVariables) throws(GitError) {
    let own = "\(commonDirectory)/config"
    // libgit2 would go on without what it says.
    guard access(own, R_OK) == 0 || errno != EACCES else {
      throw GitError(.denied, "could not open '\(own)': Permission denied")
    }
    if variables.areSet {
      let configuration = try variables.configuration(in: self)
      try check(git_repository_set_config(pointer, configuration.pointer))
    }
    guard try configBool("extensions.worktreeConfig") == true else { return }
    let path = "\(gitDirectory)/config.worktree"
    guard access(path, R_OK) == 0 else { return }
    let configuration = try Handle(freedBy: git_config_free) {
      git_repository_config(&$0, pointer)
    }
    // The library knows no level for the settings of one work tree; this one is above the others.
    try check(
      git_config_add_file_ondisk(configuration.pointer, path, GIT_CONFIG_LEVEL_APP, pointer, 1)
    )
  }
}
