internal import Git

/// In what surroundings git runs the programs that have a part in a commit: at the top of the work
/// tree, with variables of its own.
struct CommitSurroundings {
  /// The top of the work tree.
  let directory: String

  private let variables: [String: String]

  init(
    of repository: borrowing BoardRepository,
    author: Signature,
    environment: [String: String]
  ) {
    directory = repository.workTree
    let gitDirectory = repository.repository.gitDirectory
    var variables = environment
    variables["GIT_AUTHOR_NAME"] = author.name
    variables["GIT_AUTHOR_EMAIL"] = author.email
    variables["GIT_AUTHOR_DATE"] = author.time.rawText
    variables["GIT_PREFIX"] = Self.prefix(in: directory)
    let isUsual = Self.relative(gitDirectory, to: directory) == ".git"
    if environment["GIT_DIR"] != nil || !isUsual {
      variables["GIT_DIR"] = Self.relative(gitDirectory, to: directory)
    }
    if environment["GIT_WORK_TREE"] != nil { variables["GIT_WORK_TREE"] = "." }
    self.variables = variables
  }

  /// A program with its arguments, and with variables beside the usual ones.
  func program(_ words: [String], _ additional: [String: String] = [:]) -> ExternalProgram {
    ExternalProgram(words, variables: variables.merging(additional) { $1 }, in: directory)
  }

  /// A path as it is named at the top of the work tree.
  func named(_ path: String) -> String { Self.relative(path, to: directory) }

  /// The path of a file that a setting names.
  func location(of setting: String) -> String {
    if setting.hasPrefix("~/"), let home = variables["HOME"] { return home + setting.dropFirst() }
    return setting.hasPrefix("/") ? setting : "\(directory)/\(setting)"
  }

  private static func relative(_ path: String, to directory: String) -> String {
    path.hasPrefix(directory + "/") ? String(path.dropFirst(directory.count + 1)) : path
  }

  /// The folder that this process works in, as it is named at the top of the work tree.
  private static func prefix(in directory: String) -> String {
    guard let current = realPath("."), current.hasPrefix(directory + "/") else { return "" }
    return relative(current, to: directory) + "/"
  }
}
