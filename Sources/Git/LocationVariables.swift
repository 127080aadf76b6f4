internal import CGit2

/// The environment variables that tell git where a repository and its parts are.
///
/// libgit2 can read them itself, but only from the process, and it refuses `GIT_WORK_TREE`.
struct LocationVariables {
  let gitDirectory: String?
  let workTree: String?
  let indexFile: String?
  let objectDirectory: String?
  let alternateObjectDirectories: [String]
  let ceilingDirectories: String?
  private let crossesFileSystems: Bool

  init(_ environment: [String: String], relativeTo directory: String) throws(GitError) {
    guard environment["GIT_COMMON_DIR"] == nil else {
      throw GitError(unsupported: .environmentVariable("GIT_COMMON_DIR"))
    }
    let absolute = { (path: String) in path.hasPrefix("/") ? path : "\(directory)/\(path)" }
    let path = { (name: String) in environment[name].map(absolute) }
    gitDirectory = path("GIT_DIR")
    workTree = path("GIT_WORK_TREE")
    indexFile = path("GIT_INDEX_FILE")
    objectDirectory = path("GIT_OBJECT_DIRECTORY")
    alternateObjectDirectories = (environment["GIT_ALTERNATE_OBJECT_DIRECTORIES"] ?? "")
      .split(separator: ":").map { absolute(String($0)) }
    ceilingDirectories = environment["GIT_CEILING_DIRECTORIES"]
    crossesFileSystems =
      switch environment["GIT_DISCOVERY_ACROSS_FILESYSTEM"]?.lowercased() {
      case nil, "", "0", "false", "no", "off": false
      default: true
      }
  }

  /// How `git_repository_open_ext` is to search.
  var openFlags: UInt32 {
    guard gitDirectory == nil else {
      return GIT_REPOSITORY_OPEN_NO_SEARCH.rawValue | GIT_REPOSITORY_OPEN_NO_DOTGIT.rawValue
    }
    return crossesFileSystems ? GIT_REPOSITORY_OPEN_CROSS_FS.rawValue : 0
  }
}
