internal import CGit2

/// A level of configuration that lies outside repositories.
package enum ConfigurationLevel: CaseIterable, Sendable {
  case programData
  case system
  case xdg
  case global

  /// Reads this level from `folder` from now on, for the whole process.
  ///
  /// Call it before the first repository is opened: the library does not synchronise it. Without
  /// a call, the folders come from `HOME` and `XDG_CONFIG_HOME` of the process.
  package func search(in folder: String) throws(GitError) {
    try Library.start()
    try check(cgit2_set_search_path(raw.rawValue, folder))
  }

  private var raw: git_config_level_t {
    switch self {
    case .programData: GIT_CONFIG_LEVEL_PROGRAMDATA
    case .system: GIT_CONFIG_LEVEL_SYSTEM
    case .xdg: GIT_CONFIG_LEVEL_XDG
    case .global: GIT_CONFIG_LEVEL_GLOBAL
    }
  }
}
