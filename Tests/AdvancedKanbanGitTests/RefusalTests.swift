import AdvancedKanban
import AdvancedKanbanMarkdown
import TestSupport
import Testing

@testable import AdvancedKanbanGit

/// A move that cannot be made leaves everything as it was, and says why.
@Suite struct RefusalTests {
  /// Expects an error and nothing changed.
  private func expect(
    _ wanted: KanbanStoreError,
    on board: TestBoard,
    _ words: String = "one",
    to columnID: String = "doing",
    at index: Int = 0,
    before change: () throws -> Void = {}
  ) throws {
    let move = try board.move(words, to: columnID, at: index)
    try change()
    let before = try board.state()
    #expect(throws: wanted) { try board.store.apply(move) }
    #expect(try board.state() == before)
    try board.repository.fsck()
  }

  @Test func indexOutOfRange() throws {
    let wanted = KanbanStoreError.indexOutOfRange(3, columnID: "doing", valid: 0...2)
    try expect(wanted, on: TestBoard(), at: 3)
  }

  @Test func unknownColumn() throws {
    try expect(.columnNotFound("nowhere"), on: TestBoard(), to: "nowhere")
  }

  @Test("What is too much to be read is refused by name, and hides no other column")
  func beyondLimit() throws {
    let board = try TestBoard()
    let deep = String(repeating: "- ", count: 10_000) + "a\n" + String(repeating: "\n", count: 5000)
    try board.repository.write(deep, to: "board/doing.md")
    try expectRefusal(beyond: .nesting, on: board)
    let size = FileLimit.maximumByteCount + 1
    let path = "\(board.repository.path)/board/doing.md"
    try board.repository.sandbox.run("truncate", ["-s", "\(size)", path]).expectSuccess()
    try expectRefusal(beyond: .byteCount, on: board)
  }

  private func expectRefusal(beyond limit: FileLimit, on board: TestBoard) throws {
    #expect(throws: KanbanStoreError.beyondLimit(limit, path: "doing.md")) {
      try board.store.apply([.limitColumn(id: "doing", limit: 4)])
    }
    let shown = try board.store.board()
    #expect(shown.columns.map(\.cards.count) == [4, 0, 2])
    #expect(shown.findings.map(\.code) == ["unreadable-file"])
  }

  @Test("A card that has changed or left is stale")
  func stale() throws {
    let board = try TestBoard()
    let move = try board.move("two", to: "doing", at: 0)
    try expect(.stale(move.cardID, columnID: "todo"), on: board, "two") {
      try board.edit("board/todo.md", "  with a body", "  with another body")
    }
  }

  @Test("A limit keeps a card out where the board says so, and can be overruled")
  func wipLimit() throws {
    let board = try TestBoard()
    try board.edit("board/board.md", "title:", "wipLimitBehavior: preventDrop\ntitle:")
    try board.edit("board/doing.md", "wipLimit: 3", "wipLimit: 2")
    try board.repository.commit([:])
    let breach = try #require(WIPLimitBreach(limit: 2, count: 3))
    try expect(.wipLimit(breach, column: "Doing"), on: board)
    let store = try board.store
    store.options.isForced = true
    let receipt = try store.apply(board.move("one", to: "doing", at: 0))
    #expect(receipt.warnings == [.wipLimit(breach, column: "Doing")])
  }

  @Test func conflictMarkers() throws {
    let board = try TestBoard()
    let error = KanbanStoreError.edit(.conflictMarkers(line: 7), path: "doing.md")
    try expect(error, on: board) {
      try board.edit(
        "board/doing.md",
        "- [ ] six",
        "<<<<<<< a\n- [ ] 6\n=======\n- [ ] vi\n>>>>>>> b\n- [ ] six"
      )
    }
  }

  @Test("A conflict in board.md stops every change")
  func conflictMarkersInIndex() throws {
    let board = try TestBoard()
    let error = KanbanStoreError.edit(.conflictMarkers(line: 1), path: "board.md")
    try expect(error, on: board) {
      let text = try board.text("board/board.md")
      try board.repository.commit([
        "board/board.md": "<<<<<<< a\nOne\n=======\nTwo\n>>>>>>> b\n\n" + text
      ])
    }
  }

  @Test("A column whose last block is never closed takes no card")
  func unclosedBlock() throws {
    let board = try TestBoard()
    let error = KanbanStoreError.edit(.unclosedBlock(line: 3), path: "open.md")
    try board.repository.commit(["board/open.md": "Text.\n\n```\ncode\n"])
    try board.append("- [Open](open.md)\n", to: "board/board.md")
    try expect(error, on: board, to: "open")
  }

  @Test func noRepository() throws {
    let board = try TestBoard()
    let move = try board.move("one", to: "doing", at: 0)
    try board.repository.sandbox.run("mv", [".git", "../gone"], in: "repository").expectSuccess()
    let before = try board.text("board/todo.md")
    #expect(throws: KanbanStoreError.repository(.missing(folder: board.path))) {
      try board.store.apply(move)
    }
    #expect(try board.text("board/todo.md") == before)
  }

  @Test func noIdentity() throws {
    let board = try TestBoard()
    let store = try board.store
    for role in ["AUTHOR", "COMMITTER"] {
      store.options.environment["GIT_\(role)_NAME"] = nil
      store.options.environment["GIT_\(role)_EMAIL"] = nil
    }
    let move = try board.move("one", to: "doing", at: 0)
    let before = try board.state()
    #expect(throws: KanbanStoreError.repository(.missingName)) { try store.apply(move) }
    #expect(try board.state() == before)
  }

  @Test("While a merge is under way only files can change")
  func mergeUnderWay() throws {
    let board = try TestBoard()
    try board.repository.git("checkout", "--quiet", "-b", "side")
    try board.repository.commit(["other.txt": "side\n"])
    try board.repository.git("checkout", "--quiet", "main")
    try board.repository.commit(["other.txt": "main\n"])
    _ = try board.repository.run(["merge", "side"])
    try expect(.repository(.busy(operation: "merge")), on: board)
    let store = try board.store
    store.options.isCommitting = false
    try store.apply(board.move("one", to: "doing", at: 0))
    #expect(try board.text("board/doing.md").contains("one"))
  }

  @Test func lockedIndex() throws {
    let board = try TestBoard()
    let lock = "\(board.repository.path)/.git/index.lock"
    try expect(.repository(.locked(path: lock)), on: board) {
      try board.repository.write("", to: ".git/index.lock")
    }
    #expect(exists(lock))
  }

  @Test("A branch that is locked stops the move, and the files are put back")
  func lockedBranch() throws {
    let board = try TestBoard()
    let lock = "\(board.repository.path)/.git/refs/heads/main.lock"
    try expect(.repository(.locked(path: lock)), on: board) {
      try board.repository.write("", to: ".git/refs/heads/main.lock")
    }
    #expect(exists(lock))
  }

  @Test("A column file that leads out of the repository is not written")
  func linkOutside() throws {
    let board = try TestBoard()
    try board.repository.sandbox.write("- [ ] x\n", to: "outside.md")
    let target = board.repository.sandbox.path + "/outside.md"
    try expect(.repository(.outside(path: target)), on: board) {
      try board.repository.sandbox.run(
        "ln",
        ["-sf", "../../outside.md", "repository/board/doing.md"]
      ).expectSuccess()
    }
    #expect(try board.repository.sandbox.read("outside.md").text == "- [ ] x\n")
  }

  @Test("A folder is no column file")
  func unreadableFile() throws {
    let board = try TestBoard()
    let move = try board.move("one", to: "doing", at: 0)
    try board.repository.sandbox.run("rm", ["repository/board/doing.md"]).expectSuccess()
    try board.repository.write("", to: "board/doing.md/file")
    #expect(throws: KanbanStoreError.self) { try board.store.apply(move) }
    #expect(try board.text("board/todo.md").contains("one"))
  }
}
