internal import Git

/// A repository that lacks objects which a remote has promised, and git, which fetches them.
///
/// One request brings what is asked for. The fourth brings all versions of the board's files instead:
/// whoever has asked three times reads a history, and a request for each version would never end.
final class PartialClone {
  private let remotes: [String]
  private let gitDirectory: String
  private let variables: [String: String]

  /// The board's folder within the repository, if it is known.
  private let path: String?

  private var requestCount = 0

  init(remotes: [String], gitDirectory: String, path: String?, variables: [String: String]) {
    (self.remotes, self.gitDirectory, self.path) = (remotes, gitDirectory, path)
    self.variables = variables.merging(["GIT_DIR": gitDirectory, "LC_ALL": "C"]) { $1 }
  }

  /// Fetches objects.
  ///
  /// - Parameter ids: The ones that are missing.
  /// - Returns: Why they could not be fetched, if so.
  func fetch(_ ids: [ObjectID]) -> String? {
    requestCount += 1
    var names = ids.map(\.description)
    if requestCount == Self.historyRequest {
      names += missingVersions().filter { !names.contains($0) }
    }
    var reason: String?
    for remote in remotes {
      reason = fetch(names, from: remote)
      if reason == nil { return nil }
    }
    return reason
  }

  private static let historyRequest = 4

  /// As git itself fetches what it lacks (promisor-remote.c).
  private func fetch(_ names: [String], from remote: String) -> String? {
    let words = [
      "-c", "fetch.negotiationAlgorithm=noop", "fetch", remote, "--no-tags",
      "--no-write-fetch-head", "--recurse-submodules=no", "--no-auto-maintenance", "--quiet",
      "--filter=blob:none", "--stdin",
    ]
    let result = git(words, input: names.map { $0 + "\n" }.joined())
    guard let result else { return "there is no git" }
    return result.status == 0 ? nil : result.message.split(separator: "\n").joined(separator: "; ")
  }

  /// What is missing of all versions of the board's files.
  private func missingVersions() -> [String] {
    let words = ["rev-list", "--objects", "--missing=print", "--all", "--"]
    guard let result = git(words + patterns) else { return [] }
    return String(decoding: result.output, as: UTF8.self).split(separator: "\n")
      .filter { $0.hasPrefix("?") }.map { String($0.dropFirst()) }
  }

  /// The Markdown files of the board, or of the whole repository where the board is not known.
  private var patterns: [String] {
    guard let path, !path.isEmpty else { return [path == nil ? "*.md" : ":(glob)*.md"] }
    return [":(glob,top)\(path.escapedForGlob)/*.md"]
  }

  private func git(_ words: [String], input: String = "") -> ProgramOutput? {
    try? ExternalProgram(["git"] + words, variables: variables).run(on: Array(input.utf8))
  }
}

extension String {
  /// The text as a pattern that matches nothing else.
  fileprivate var escapedForGlob: String {
    String(flatMap { "*?[\\".contains($0) ? "\\\($0)" : String($0) })
  }
}

extension Repository {
  /// In a partial clone, fetches what is missing when it is read.
  ///
  /// - Parameters:
  ///   - folder: The board's folder, or any other one of the work tree.
  ///   - variables: The variables of the process.
  /// - Throws: ``GitError``.
  func fetchMissingObjects(
    around folder: BoardFolder,
    _ variables: [String: String]
  ) throws(GitError) {
    let remotes = try promisingRemotes
    guard !remotes.isEmpty, variables["GIT_NO_LAZY_FETCH"] == nil else { return }
    let path = (workTree.flatMap { realPath($0) }).flatMap { top in
      realPath(folder.path).flatMap { Self.path(of: $0, below: top) }
    }
    let clone = PartialClone(
      remotes: remotes,
      gitDirectory: gitDirectory,
      path: path,
      variables: variables
    )
    try fetchMissingObjects(clone.fetch)
  }

  private static func path(of folder: String, below top: String) -> String? {
    guard folder != top, folder.hasPrefix(top + "/") else { return nil }
    return String(folder.dropFirst(top.count + 1))
  }
}
