internal import Foundation
internal import TestSupport

/// What a board and its repository look like from outside.
struct BoardState: Hashable {
  /// The entries of the last commit.
  let head: [String]

  /// The entries of the index.
  let index: [String]

  /// The permissions and the content of each file in the work tree.
  let files: [String: String]

  /// The files in the git directory, but for objects, logs and what comes from git's templates.
  let gitFiles: Set<String>

  /// Files that were to become objects; git removes them in time.
  let unfinishedObjects: Int

  /// Looks at the folder of a repository, or at one that is in none.
  init(of folder: String, in sandbox: Sandbox) throws {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder).sorted()
    let (own, gits) = (paths.filter { !$0.hasGitPrefix }, paths.filter(\.hasGitPrefix))
    files = try own.reduce(into: [:]) { $0[$1] = try Self.description(of: "\(folder)/\($1)") }
    gitFiles = Set(gits.filter { path in !Self.skipped.contains { path.hasPrefix(".git/\($0)") } })
    unfinishedObjects = gits.count { $0.contains("/tmp_obj") }
    head = try Self.git(["ls-tree", "-r", "HEAD"], folder, sandbox)
    index = try Self.git(["ls-files", "--stage"], folder, sandbox)
  }

  private static let skipped = ["objects", "logs", "hooks", "info", "description"]

  private static func description(of path: String) throws -> String {
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    let mode = (attributes[.posixPermissions] as? Int).map { String($0, radix: 8) } ?? ""
    let content = FileManager.default.contents(atPath: path).map {
      String(decoding: $0, as: UTF8.self)
    }
    return "\(mode) \(content ?? "")"
  }

  /// The lines that git prints, none where there is no repository.
  private static func git(
    _ arguments: [String],
    _ folder: String,
    _ sandbox: Sandbox
  ) throws -> [String] {
    try run("git", ["-C", folder] + arguments, environment: sandbox.environment).lines
  }
}

extension BoardState {
  /// The IDs of the cards in the folder, as often as they are there.
  var cards: [String] {
    files.values.flatMap { $0.matches(of: /\^(\w+)/).map { String($0.1) } }
  }

  /// What differs from another state, in words.
  func difference(from other: BoardState) -> String {
    var words: [String] = []
    if head != other.head { words.append("HEAD") }
    if index != other.index { words.append("index") }
    let names = Set(files.keys).union(other.files.keys).sorted()
    words += names.filter { files[$0] != other.files[$0] }
    words += gitFiles.symmetricDifference(other.gitFiles).sorted()
    return words.joined(separator: ", ")
  }
}

extension String {
  /// Whether it is a path in the git directory, or in the folder of one that is being made.
  fileprivate var hasGitPrefix: Bool {
    [".git", ".kanban-md"].contains { self == $0 || hasPrefix($0 + "/") }
  }
}
