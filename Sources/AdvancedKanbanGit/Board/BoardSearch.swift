internal import AdvancedKanbanMarkdown

/// How a board is found where none is named.
package enum BoardSearch {
  /// What a search comes to.
  package enum Result: Hashable, Sendable {
    case found(BoardFolder)
    case ambiguous([String])
    case none
  }

  /// Looks for the nearest folder upwards with a `board.md`, else for the only folder right under
  /// the repository's root that has one.
  ///
  /// - Parameters:
  ///   - directory: The absolute path to begin at, in which the process works.
  ///   - variables: The variables of the process; git's say where the root is.
  /// - Returns: The folder.
  package static func board(
    from directory: String,
    variables: [String: String] = [:]
  ) -> Result {
    let folders = ancestors(of: directory)
    if let folder = folders.first(where: isBoard) { return .found(BoardFolder(folder)) }
    guard let root = root(above: folders, variables) else { return .none }
    let boards = subfolders(of: root).filter(isBoard)
    if boards.count > 1 { return .ambiguous(boards) }
    return boards.first.map { .found(BoardFolder($0)) } ?? .none
  }

  /// The nearest folder upwards that holds a `.git`, links resolved.
  static func repositoryRoot(around folder: String) -> String? {
    ancestors(of: realPath(folder) ?? folder).first(where: isRepository)
  }

  /// The root of the repository's work tree, as git would have it in the first of some folders.
  private static func root(above folders: [String], _ variables: [String: String]) -> String? {
    let directory = folders[0]
    if let path = variables["GIT_WORK_TREE"], !path.isEmpty {
      let root = path.hasPrefix("/") ? path : BoardFolder(directory).path(of: path)
      return realPath(root) ?? root
    }
    if variables["GIT_DIR"]?.isEmpty == false { return directory }
    return folders.first(where: isRepository)
  }

  private static func isRepository(_ folder: String) -> Bool {
    exists(BoardFolder(folder).path(of: ".git"))
  }

  private static func isBoard(_ folder: String) -> Bool {
    exists(BoardFolder(folder).path(of: BoardFile.name))
  }

  private static func subfolders(of root: String) -> [String] {
    let names = (try? fileNames(in: root)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted().map { BoardFolder(root).path(of: $0) }
  }

  /// The folder and those above it, the nearest first.
  private static func ancestors(of directory: String) -> [String] {
    var result = [directory == "/" ? "/" : String(directory.trimmingSlash)]
    while let last = result.last, let slash = last.lastIndex(of: "/"), last != "/" {
      result.append(slash == last.startIndex ? "/" : String(last[..<slash]))
    }
    return result
  }
}

extension String {
  fileprivate var trimmingSlash: Substring { hasSuffix("/") ? dropLast() : self[...] }
}
