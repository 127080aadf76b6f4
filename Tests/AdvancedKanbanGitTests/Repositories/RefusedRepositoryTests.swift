import AdvancedKanbanGit
import TestSupport
import Testing

/// Where a move cannot be committed it is refused by name, and can be made without a commit.
@Suite struct RefusedRepositoryTests {
  private static let move = ReferenceMove(card: "marked ^marked", anchor: "six ^six")

  @Test(
    "Nothing is changed, but the files where that is asked for",
    arguments: RepositoryKind.refused
  )
  func refuses(kind: RepositoryKind, problem: RepositoryProblem) throws {
    let board = try kind.make()
    let move = try board.move("marked", before: Self.move.anchor)
    let before = try (picture(of: board), files(of: board))
    let store = try board.store
    #expect(throws: KanbanStoreError.repository(problem)) { try store.apply(move) }
    #expect(try picture(of: board) == before.0)
    #expect(try files(of: board).texts == before.1.texts)
    store.options.isCommitting = false
    try store.apply(move)
    let expected = Self.move.applied(to: before.1, seenFrom: before.1)
    #expect(try files(of: board).texts == expected.texts)
    #expect(try board.repository.run(["rev-parse", "HEAD"]).lines == before.0.head)
  }

  @Test("What git ignores is not committed unasked")
  func ignored() throws {
    let board = try TestBoard(files: TestBoard.twoColumns())
    try board.script("git rm -rq --cached board; echo board > .gitignore; git add .gitignore")
    try board.script("git commit --quiet -m Ignore")
    let move = try board.move("marked", before: Self.move.anchor)
    let before = try picture(of: board)
    let problem = RepositoryProblem.ignored(path: "\(board.path)/doing.md")
    #expect(throws: KanbanStoreError.repository(problem)) { try board.store.apply(move) }
    #expect(try picture(of: board) == before)
    #expect(throws: KanbanStoreError.repository(problem)) {
      try board.store.apply([.collapseColumn(id: "doing", true)])
    }
    try board.script("git add --force board/doing.md")
    try board.store.apply(move)
    #expect(try board.repository.git("ls-files").lines.contains("board/doing.md"))
    #expect(try !board.repository.git("ls-files").lines.contains("board/todo.md"))
  }

  private func files(of board: TestBoard) throws -> Files {
    try ["board.md", "todo.md", "doing.md"].reduce(into: [:]) { files, name in
      files[name] = try board.repository.read("board/\(name)")
    }
  }

  /// What git says, be it that something is wrong.
  private func picture(of board: TestBoard) throws -> Picture {
    let git = { (arguments: [String]) in
      let result = try board.repository.run(arguments)
      return result.lines + [result.errorText]
    }
    return Picture(
      head: try board.repository.run(["rev-parse", "HEAD"]).lines,
      status: try git(["--no-optional-locks", "status", "--porcelain"]),
      index: try git(["ls-files", "--stage"]),
      directory: try board.script("ls -A . board .git").lines
    )
  }

  private struct Picture: Equatable {
    let head: [String]
    let status: [String]
    let index: [String]
    let directory: [String]
  }
}
