import TestSupport
import Testing

/// A kind of repository, made by git around a board of two columns.
struct RepositoryKind: Sendable, CustomTestStringConvertible {
  let name: String

  /// Makes one in a sandbox of its own, with the same objects each time.
  private(set) var make: @Sendable () throws -> TestBoard

  /// Commits files of the work tree as somebody does it by hand there.
  var commit: @Sendable (TestBoard, [String]) throws -> Void = { board, paths in
    let arguments = ["commit", "--quiet", "--message", "By hand", "--"] + paths
    try board.repository.run(arguments).expectSuccess()
  }

  var testDescription: String { name }

  /// A plain repository of which git makes something.
  init(_ name: String, _ change: @escaping @Sendable (TestBoard) throws -> Void = { _ in }) {
    self.name = name
    make = {
      let board = try TestBoard(files: TestBoard.twoColumns())
      try change(board)
      return board
    }
  }

  /// A plain repository from which git makes another one.
  static func other(
    _ name: String,
    _ change: @escaping @Sendable (TestBoard) throws -> TestBoard
  ) -> RepositoryKind {
    var result = RepositoryKind(name)
    result.make = { try change(TestBoard(files: TestBoard.twoColumns())) }
    return result
  }

  /// A repository with a board in a folder.
  init(_ name: String, in folder: String) {
    self.name = name
    make = {
      let board = try TestBoard(files: TestBoard.twoColumns(in: folder))
      return TestBoard(in: folder, of: board.repository)
    }
  }

  func committing(_ commit: @escaping @Sendable (TestBoard, [String]) throws -> Void) -> Self {
    var result = self
    result.commit = commit
    return result
  }
}

extension TestBoard {
  /// The same board in another work tree of the sandbox.
  func moved(to folder: String) -> TestBoard {
    TestBoard(in: self.folder, of: repository.neighbour(folder))
  }

  /// The same board, to be looked at with these variables.
  func with(_ variables: [String: String]) -> TestBoard {
    var repository = repository
    repository.sandbox.environment.merge(variables) { $1 }
    return TestBoard(in: folder, of: repository)
  }

  /// Runs a script in the work tree.
  @discardableResult
  func script(_ text: String) throws -> ProcessResult {
    try repository.sandbox.run("bash", ["-ec", "cd '\(repository.path)'\n\(text)"]).expectSuccess()
  }

  /// Commits everything, and lets git write all files anew.
  func checkOutAnew() throws {
    try script("git add --all; git commit --quiet --allow-empty -m Set-up; git rm -rq --cached .")
    try script("rm -rf board *.txt; git reset --quiet --hard")
  }
}
