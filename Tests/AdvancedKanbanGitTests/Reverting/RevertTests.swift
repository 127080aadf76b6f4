import AdvancedKanbanGit
import AdvancedKanbanMarkdown
import TestSupport
import Testing

@Suite("Revert")
struct RevertTests {
  @Test("of the last command gives the tree before it", arguments: 0..<6 as Range<UInt64>)
  func last(seed: UInt64) throws {
    let board = try TestBoard()
    var random = SeededGenerator(seed: seed)
    for tree in try board.carryOut(4, &random).dropLast().suffix(1) {
      _ = try board.store.revert("HEAD")
      #expect(try board.tree() == tree, "seed \(seed)")
      #expect(try board.repository.status().isEmpty)
    }
  }

  @Test("leaves what came later, in all versions")
  func middle() throws {
    let board = try TestBoard()
    let commit = try #require(try board.store.apply(board.move("two", to: "doing", at: 0)).commit)
    try board.store.apply(board.move("five", to: "done", at: 0))
    let text = try board.text("board/todo.md")
    try board.repository.write(text + "- [ ] staged\n", to: "board/todo.md")
    try board.repository.git("add", ".")
    let receipt = try board.store.revert(commit)
    #expect(receipt.receipt.commit != nil)
    let columns = try board.store.board().columns.map { $0.cards.map(\.title) }
    #expect(columns[0] == ["one", "two", "three", "four", "staged"])
    #expect(columns[1] == ["six"])
    #expect(try board.staged("board/todo.md").contains("two\n  with a body\n- [ ] three"))
    #expect(try !board.committed("board/todo.md").contains("staged"))
  }

  @Test("refuses a card that was edited or removed since", arguments: [false, true])
  func refuses(isRemoved: Bool) throws {
    let board = try TestBoard()
    let commit = try #require(
      try board.store.apply([.setDone(CardReference(.block("six"), in: "doing", at: 1), true)])
        .commit
    )
    let card = CardReference(.block("six"), in: "doing", at: 1)
    try board.store.apply(
      isRemoved
        ? [.remove(card)] : [.setDone(card, false), .move(board.move("six", to: "done", at: 0))]
    )
    let before = try board.state()
    if isRemoved {
      do {
        _ = try board.store.revert(commit)
        Issue.record("not refused")
      } catch KanbanStoreError.undo(.changedSince(let obstacle)) {
        #expect(obstacle.subject == .card(title: "six"))
        #expect(obstacle.since?.subject.hasPrefix("Remove") == true)
      }
    } else {
      // Both want the box empty.
      #expect(try board.store.revert(commit).receipt.commit == nil)
    }
    #expect(try board.state() == before)
  }

  @Test("works where the work tree has other line ends")
  func lineEnds() throws {
    let board = try TestBoard("core.autocrlf=true")
    try board.repository.git("rm", "--quiet", "--cached", "-r", ".")
    try board.repository.git("reset", "--quiet", "--hard")
    #expect(try board.text("board/todo.md").contains("\r\n"))
    let commit = try #require(try board.store.apply(board.move("two", to: "doing", at: 0)).commit)
    try board.store.apply(board.move("five", to: "done", at: 0))
    _ = try board.store.revert(commit)
    #expect(try board.repository.status().isEmpty)
    #expect(
      try board.text("board/todo.md")
        == TestBoard.files["board/todo.md"]?.replacing("\n", with: "\r\n")
    )
  }

  @Test("of a commit with other files says that they stay")
  func otherFiles() throws {
    let board = try TestBoard()
    let text = try board.text("board/todo.md")
    let commit = try board.repository.commit(
      ["board/todo.md": text + "- [ ] new\n", "other.txt": "changed\n"],
      message: "Change both"
    )
    let receipt = try board.store.revert(commit)
    #expect(receipt.receipt.warnings == [.otherFilesStay(commit: commit)])
    #expect(try board.text("other.txt") == "changed\n")
    #expect(try board.text("board/todo.md") == text)
  }
}
