internal import Glibc

/// The variables by which git is told who commits and where the repository is.
enum GitVariables {
  private static let names =
    ["AUTHOR", "COMMITTER"].flatMap { role in
      ["NAME", "EMAIL", "DATE"].map { "GIT_\(role)_\($0)" }
    } + [
      "EMAIL", "GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_COMMON_DIR",
      "GIT_OBJECT_DIRECTORY", "GIT_ALTERNATE_OBJECT_DIRECTORIES", "GIT_CEILING_DIRECTORIES",
      "GIT_DISCOVERY_ACROSS_FILESYSTEM",
    ]

  /// Those that this process has.
  static var ofProcess: [String: String] {
    let pairs = names.compactMap { name in
      unsafe getenv(name).map { (name, unsafe String(cString: $0)) }
    }
    return Dictionary(uniqueKeysWithValues: pairs)
  }
}
