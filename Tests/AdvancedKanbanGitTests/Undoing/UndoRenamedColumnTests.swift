import AdvancedKanban
import AdvancedKanbanGit
import AdvancedKanbanMarkdown
import TestSupport
import Testing

@Suite("An undo behind a renamed column file")
struct UndoRenamedColumnTests {
  /// Gives a column's file another name, by hand.
  private func rename(_ old: String, to new: String, of board: TestBoard) throws {
    try board.repository.git("mv", "board/\(old).md", "board/\(new).md")
    let index = try board.text("board/board.md").replacing("(\(old).md)", with: "(\(new).md)")
    try board.repository.commit(["board/board.md": index], message: "Rename \(old)")
  }

  @Test("takes the command back in the file that has the cards now", arguments: ["todo", "doing"])
  func followsName(name: String) throws {
    let board = try TestBoard()
    try board.store.apply(board.move("two", to: "doing", at: 0))
    try rename(name, to: "other", of: board)
    _ = try board.store.undo(.last(1))
    try board.repository.git("mv", "board/other.md", "board/\(name).md")
    try board.repository.git("checkout", "HEAD~2", "--", "board/board.md")
    let tree = try board.repository.git("write-tree").lines.joined()
    #expect(try tree == board.repository.id("HEAD~3^{tree}"))
  }

  @Test("takes a rename back that is undone as well")
  func undoesRename() throws {
    let board = try TestBoard()
    try board.store.apply(board.move("two", to: "doing", at: 0))
    try board.repository.sandbox.run("mv", ["doing.md", "wip.md"], in: "repository/board")
      .expectSuccess()
    let index = try board.text("board/board.md").replacing("(doing.md)", with: "(wip.md)")
    try board.repository.write(index, to: "board/board.md")
    _ = try board.store.commitHandEdits()
    _ = try board.store.undo(.last(2))
    #expect(try board.tree() == board.repository.id("HEAD~3^{tree}"))
    _ = try board.store.undo(.lastUndone(1))
    #expect(try board.tree() == board.repository.id("HEAD~2^{tree}"))
    #expect(try board.repository.status().isEmpty)
  }

  @Test("leaves a later name alone where it gave another one itself")
  func refusesSecondName() throws {
    let board = try TestBoard()
    try rename("doing", to: "wip", of: board)
    let commit = try board.repository.id("HEAD")
    try rename("wip", to: "now", of: board)
    let before = try board.state()
    guard case .changedSince = undoProblem({ _ = try board.undo(commit) }) else {
      Issue.record("not refused")
      return
    }
    #expect(try board.state() == before)
  }
}
