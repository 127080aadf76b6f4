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

  @Test("A commit that git has removed since was never made") func prunedCommit() throws {
    let board = try TestBoard()
    let place = try board.store.workplace()
    let content = Array("half\n".utf8)
    let file = FileReplacement(
      location: "\(board.path)/done.md",
      slot: place.slot(for: "\(board.path)/done.md"),
      old: try Repository.hashBlob(Array(TestBoard.files["board/done.md", default: ""].utf8)),
      new: try Repository.hashBlob(content)
    )
    let git = "\(board.repository.path)/.git"
    let publication = Intent.Publication(
      index: "\(git)/index",
      reference: "refs/heads/main",
      referenceLock: "\(git)/refs/heads/main.lock",
      commit: ObjectID(hex: String(repeating: "1", count: 40))
    )
    try makeFolder(place.state.path)
    try Transaction(Intent(files: [file], publication: publication), in: place.state)
      .replaceFiles(with: [content])
    try board.store.apply(board.move("one", to: "doing", at: 0))
    #expect(try board.text("board/done.md") == TestBoard.files["board/done.md"])
    #expect(try board.repository.status() == [])
    #expect(!exists(place.state.path))
  }

  @Test("What was staged is taken back though git's lock has been removed by hand")
  func stagedWithoutLock() throws {
    let board = try TestBoard()
    let place = try board.store.workplace()
    let old = Array(TestBoard.files["board/done.md", default: ""].utf8)
    try board.repository.write("half\n", to: "board/done.md")
    try board.repository.git("add", "board/done.md")
    let entry = EntryChange(
      path: "board/done.md",
      old: try Repository.hashBlob(old),
      mode: .file,
      new: try Repository.hashBlob(Array("half\n".utf8))
    )
    let git = "\(board.repository.path)/.git"
    let publication = Intent.Publication(
      index: "\(git)/index",
      reference: "refs/heads/main",
      referenceLock: "\(git)/refs/heads/main.lock",
      commit: nil
    )
    try board.repository.write(old, to: "board/done.md")
    try makeFolder(place.state.path)
    let intent = Intent(files: [], publication: publication, entries: [entry])
    #expect(Intent(intent.bytes) == intent)
    _ = try Transaction(intent, in: place.state)
    try board.store.apply(board.move("one", to: "doing", at: 0))
    #expect(try board.repository.status() == [])
    #expect(!exists(place.state.path))
  }

  @Test("What somebody else has put there stays") func foreignFile() throws {
    let board = try TestBoard()
    try board.repository.write("mine", to: ".git/kanban-md/notes")
    try board.store.apply(board.move("one", to: "doing", at: 0))
    #expect(try board.text(".git/kanban-md/notes") == "mine")
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
  }
}
