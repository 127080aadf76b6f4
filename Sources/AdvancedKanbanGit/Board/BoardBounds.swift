internal import Git

/// The folder that no change of a board leaves, be it through a link: the work tree of the board's
/// repository, or the board's own folder where it is in none.
struct BoardBounds {
  private let root: String
  private let gitDirectories: [String]

  /// The bounds of a board that is in no repository.
  init(around folder: BoardFolder) {
    root = realPath(folder.path) ?? folder.path
    gitDirectories = []
  }

  /// - Parameters:
  ///   - repository: The board's repository.
  ///   - workTree: The top of its work tree, links followed.
  init(of repository: borrowing Repository, workTree: String) {
    root = workTree
    gitDirectories = [repository.gitDirectory, repository.commonDirectory].map {
      realPath($0) ?? $0
    }
  }

  /// The bounds of a board, which may lie outside of the work tree.
  init(of repository: borrowing Repository, around folder: BoardFolder) {
    let board = Self(around: folder)
    guard let workTree = repository.workTree else { self = board; return }
    let bounds = Self(of: repository, workTree: realPath(workTree) ?? workTree)
    self = bounds.root == board.root || isPath(board.root, in: bounds.root) ? bounds : board
  }

  /// The path of a file, relative to the folder.
  ///
  /// - Parameter location: The file, links followed.
  /// - Returns: The path.
  /// - Throws: ``RepositoryProblem/outside(path:)``, where the file is elsewhere, or git's own.
  func path(of location: String) throws(KanbanStoreError) -> String {
    guard isPath(location, in: root), !isOfGit(location) else {
      throw .repository(.outside(path: location))
    }
    return String(location.dropFirst(root == "/" ? 1 : root.count + 1))
  }

  /// Whether a file, links followed, is within.
  func contains(_ location: String) -> Bool { (try? path(of: location)) != nil }

  /// Whether a file of the folder belongs to this or another git directory.
  private func isOfGit(_ location: String) -> Bool {
    let names = location.dropFirst(root.count).split(separator: "/")
    return names.contains { $0.lowercased() == ".git" }
      || gitDirectories.contains { isPath(location, in: $0) && !isPath(root, in: $0) }
  }
}

/// Whether one path is below another.
private func isPath(_ path: String, in folder: String) -> Bool {
  let start = folder == "/" ? "/" : folder + "/"
  return path.hasPrefix(start) && path.utf8.count > start.utf8.count
}
