internal import CGit2
internal import Glibc

/// The environment variables that tell git which configuration counts outside of repositories:
/// `GIT_CONFIG_GLOBAL`, `GIT_CONFIG_SYSTEM` and `GIT_CONFIG_NOSYSTEM` (git(1), "Environment
/// Variables").
///
/// libgit2 knows none of them.
struct ConfigurationVariables {
  private let global: String?
  private let system: String?
  private let isWithoutSystem: Bool

  init(_ environment: [String: String]) {
    global = environment["GIT_CONFIG_GLOBAL"]
    system = environment["GIT_CONFIG_SYSTEM"]
    isWithoutSystem =
      switch environment["GIT_CONFIG_NOSYSTEM"]?.lowercased() {
      case nil, "", "0", "false", "no", "off": false
      default: true
      }
  }

  /// Whether they change anything.
  var areSet: Bool { global != nil || system != nil || isWithoutSystem }

  /// The files of each level; later ones win.
  func files() -> [(level: git_config_level_t, path: String)] {
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
    if variables.areSet { try replaceConfiguration(by: variables) }
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

  private func replaceConfiguration(by variables: ConfigurationVariables) throws(GitError) {
    let configuration = try Handle(freedBy: git_config_free) { git_config_new(&$0) }
    let own = (level: GIT_CONFIG_LEVEL_LOCAL, path: "\(commonDirectory)/config")
    for (level, path) in variables.files() + [own] where access(path, R_OK) == 0 {
      try check(git_config_add_file_ondisk(configuration.pointer, path, level, pointer, 0))
    }
    try check(git_repository_set_config(pointer, configuration.pointer))
  }
}
