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
  /// - Parameter directory: The absolute path to begin at.
  /// - Returns: The folder; its path is `directory` or a part of it with names behind.
  package static func board(from directory: String) -> Result {
    let folders = ancestors(of: directory)
    if let folder = folders.first(where: isBoard) { return .found(BoardFolder(folder)) }
    guard let root = folders.first(where: { exists(BoardFolder($0).path(of: ".git")) }) else {
      return .none
    }
    let boards = subfolders(of: root).filter(isBoard)
    if boards.count > 1 { return .ambiguous(boards) }
    return boards.first.map { .found(BoardFolder($0)) } ?? .none
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
