import AdvancedKanban
import AdvancedKanbanGit
import AdvancedKanbanMarkdown
import TestSupport
import Testing

@Suite("An undo among cards that are written alike")
struct UndoEqualCardTests {
  /// A board, and the commits that have added a card to it, which is written alike each time.
  private func board(adding count: Int, at index: Int?) throws -> (TestBoard, [String]) {
    let board = try TestBoard()
    let commits = try (0..<count).map { _ in
      let change = BoardChange.add(NewCard(title: "same"), columnID: "todo", index: index)
      return try #require(try board.store.apply([change]).commit)
    }
    return (board, commits)
  }

  @Test("takes each of them out, in whatever order", arguments: [0, 2, 4], [false, true])
  func takesEach(index: Int, isBackwards: Bool) throws {
    let (board, commits) = try board(adding: 3, at: index)
    for commit in isBackwards ? commits.reversed() : commits { _ = try board.undo(commit) }
    #expect(try board.tree() == board.repository.id("HEAD~6^{tree}"))
    #expect(try board.repository.status().isEmpty)
  }

  @Test("does not take one for another that has gone to a column since")
  func knowsMoved() throws {
    let (board, commits) = try board(adding: 2, at: nil)
    let moved = try #require(try board.store.apply(board.move("same", to: "done", at: 0)).commit)
    guard case .changedSince(let obstacle) = undoProblem({ _ = try board.undo(commits[1]) }) else {
      Issue.record("not refused")
      return
    }
    #expect(obstacle.since?.commit == moved)
  }

  @Test("knows when the files are without it already")
  func knowsFiles() throws {
    let (board, commits) = try board(adding: 2, at: 4)
    let store = try board.store
    store.options.isCommitting = false
    _ = try store.undo(.commit(commits[1]))
    let before = try board.state()
    #expect(
      undoProblem { _ = try store.undo(.commit(commits[1])) } == .takenBackInFiles(commits[1])
    )
    #expect(try board.state() == before)
  }
}
