internal import Git

/// In what surroundings git runs programs: at the top of the work tree, with variables of its own.
struct ProgramSurroundings {
  /// The top of the work tree.
  let directory: String

  private var variables: [String: String]

  /// - Parameters:
  ///   - repository: The repository.
  ///   - workTree: The top of its work tree, links followed.
  ///   - environment: The variables of the process.
  init(
    of repository: borrowing Repository,
    workTree: String,
    environment: [String: String]
  ) {
    directory = workTree
    let gitDirectory = Self.relative(repository.gitDirectory, to: directory)
    variables = environment
    variables["GIT_PREFIX"] = Self.prefix(in: directory)
    if environment["GIT_DIR"] != nil || gitDirectory != ".git" {
      variables["GIT_DIR"] = gitDirectory
    }
    if environment["GIT_WORK_TREE"] != nil { variables["GIT_WORK_TREE"] = "." }
  }

  /// The surroundings of programs that have a part in a commit by somebody.
  func committing(as author: Signature) -> Self {
    var result = self
    result.variables["GIT_AUTHOR_NAME"] = author.name
    result.variables["GIT_AUTHOR_EMAIL"] = author.email
    result.variables["GIT_AUTHOR_DATE"] = author.time.rawText
    return result
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
