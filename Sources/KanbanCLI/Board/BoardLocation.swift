internal import AdvancedKanbanGit

/// Where the board is, and what its files are called in messages.
struct BoardLocation {
  let folder: BoardFolder

  private let workingDirectory: String

  /// The folder as one would name it in the working directory; empty for that directory itself.
  private let shownFolder: String

  /// A board in a folder that a person has named.
  init(path: String, in environment: Environment) {
    workingDirectory = environment.workingDirectory
    folder = BoardFolder(absolutePath(path, in: workingDirectory))
    shownFolder = tidyPath(path)
  }

  private init(_ folder: BoardFolder, in environment: Environment) {
    workingDirectory = environment.workingDirectory
    self.folder = folder
    shownFolder = relativePath(to: folder.path, from: workingDirectory)
  }

  /// The path of one of the board's files, fit to be opened in the working directory.
  func shownPath(of name: String) -> String {
    shownFolder.isEmpty ? name : shownFolder.asFolder + name
  }

  /// An absolute path in the shortest form that can be opened in the working directory.
  func shown(_ path: String) -> String {
    if path == folder.path { return shownFolder.isEmpty ? "." : shownFolder }
    if let name = path.suffix(behind: folder.path.asFolder) { return shownPath(of: name) }
    if path == workingDirectory { return "." }
    return path.suffix(behind: workingDirectory.asFolder) ?? path
  }
}

extension BoardLocation {
  /// The board that was named, else `$KANBAN_BOARD`, else the one that is found.
  static func board(named name: String?, in environment: Environment) throws(Failure) -> Self {
    if let path = path(named: name, in: environment) { return Self(path: path, in: environment) }
    let directory = environment.workingDirectory
    switch BoardSearch.board(from: directory, variables: environment.variables) {
    case .found(let folder): return Self(folder, in: environment)
    case .ambiguous(let paths):
      let names = paths.map { relativePath(to: $0, from: directory) }
      throw .severalBoards(names)
    case .none: throw .noBoard
    }
  }

  /// The folder that was named, be it by `$KANBAN_BOARD`.
  static func path(named name: String?, in environment: Environment) -> String? {
    let path = name ?? environment.variables["KANBAN_BOARD"]
    return path?.isEmpty == false ? path : nil
  }
}

// MARK: - Wording

extension Failure {
  fileprivate static let noBoard = Failure(
    .noBoard,
    "there is no board here, nor in any folder above",
    hint: "'\(Program.name) init' makes one; '--board DIR' names one that is elsewhere"
  )

  fileprivate static func severalBoards(_ folders: [String]) -> Failure {
    Failure(
      .ambiguous,
      "there are \(folders.count) boards in this repository",
      hint: "name one with '--board', or go into its folder",
      candidates: folders
    )
  }
}
