import Git
import TestSupport
import Testing

@testable import AdvancedKanbanGit

/// What was begun on one board of a repository is taken back by a change of another one.
@Suite struct RecoveringOthersTests {
  @Test("A note of another board of the repository is believed")
  func otherBoard() throws {
    let board = try TestBoard()
    try board.repository.commit(["second/later.md": "- [ ] later\n", "second/board.md": ""])
    let state = "\(board.repository.path)/.git/kanban-md"
    let file = FileReplacement(
      location: "\(board.repository.path)/second/later.md",
      slot: "\(state)/kanban-md-0",
      old: try Repository.hashBlob(Array("- [ ] later\n".utf8)),
      new: try Repository.hashBlob(Array("half\n".utf8))
    )
    try board.repository.sandbox.run("mkdir", [state]).expectSuccess()
    try board.repository.write(Intent(files: [file]).bytes, to: ".git/kanban-md/intent")
    try file.stage(Array("half\n".utf8))
    #expect(try file.place())
    try board.store.apply(board.move("one", to: "doing", at: 0))
    #expect(try board.text("second/later.md") == "- [ ] later\n")
    #expect(try board.repository.status() == [])
    #expect(!exists(state))
  }

  @Test("The next content waits under a name that nobody can guess, for the same eyes as the file")
  func slot() throws {
    let board = try TestBoard()
    try board.repository.sandbox.run("chmod", ["640", "\(board.path)/todo.md"]).expectSuccess()
    let place = try board.store.workplace()
    let slots = (0..<2).map { _ in place.slot(for: "\(board.path)/todo.md") }
    #expect(slots[0] != slots[1])
    try board.repository.sandbox.run("mkdir", [place.state.path]).expectSuccess()
    let file = FileReplacement(
      location: "\(board.path)/todo.md",
      slot: slots[0],
      old: nil,
      new: try Repository.hashBlob([])
    )
    try file.stage([1])
    let mode = try board.repository.sandbox.run("stat", ["--format=%a", slots[0]]).lines
    #expect(mode == ["640"])
    #expect(throws: FileFailure.self) { try file.stage([1]) }
  }
}
