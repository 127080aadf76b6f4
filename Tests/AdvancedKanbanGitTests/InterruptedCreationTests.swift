import Git
import TestSupport
import Testing

@testable import AdvancedKanbanGit

/// Whoever was killed while making a board is in nobody's way.
@Suite struct InterruptedCreationTests {
  private let board: TestBoard

  init() throws {
    board = try TestBoard(files: ["other.txt": ""])
    try makeFolder(board.path)
  }

  private func create() throws { _ = try board.store.create(title: "Plan", columns: ["To do"]) }

  @Test("Files that were shown and not committed are taken back first") func filesWithoutCommit()
    throws
  {
    let state = try board.store.stateFolder
    try makeFolder(state.path)
    let bytes = Array("# Another plan\n".utf8)
    let file = FileReplacement(
      location: "\(board.path)/board.md",
      slot: "\(state.path)/kanban-md-1",
      old: nil,
      new: try Repository.hashBlob(bytes)
    )
    try Transaction(Intent(files: [file]), in: state).replaceFiles(with: [bytes])
    #expect(exists(file.location))
    try create()
    #expect(try board.text("board/board.md").hasPrefix("---\ntitle: Plan\n"))
    #expect(!state.isThere)
  }

  @Test("A repository that was not finished is removed") func draft() throws {
    try board.repository.sandbox.run("rm", ["-r", ".git"], in: "repository").expectSuccess()
    try board.repository.write("", to: "board/.kanban-md/draft/.git/config.lock")
    try create()
    let names = try fileNames(in: board.path)
    #expect(names.sorted() == [".git", "board.md", "to-do.md"])
  }
}
