import AdvancedKanban
import AdvancedKanbanGit
import AdvancedKanbanMarkdown
import TestSupport
import Testing

@Suite("An undo that is refused")
struct UndoRefusalTests {
  @Test("names the card and the commit that changed it since")
  func namesCause() throws {
    let board = try TestBoard()
    let first = try #require(try board.store.apply(board.move("two", to: "doing", at: 0)).commit)
    try board.store.apply(board.move("one", to: "done", at: 0))
    let second = try #require(try board.store.apply(board.move("two", to: "done", at: 0)).commit)
    try board.store.apply(board.move("three", to: "done", at: 0))
    let before = try board.state()
    let problem = undoProblem { _ = try board.undo(first) }
    guard case .changedSince(let obstacle) = problem else {
      Issue.record("\(String(describing: problem))")
      return
    }
    #expect(obstacle.subject == .card(title: "two"))
    #expect(obstacle.commit == first)
    #expect(obstacle.since?.commit == second)
    #expect(obstacle.since?.subject == "Move \"two\" from Doing to Done")
    #expect(try board.state() == before)
  }

  @Test("names an edit that is not committed as one")
  func namesHandEdit() throws {
    let board = try TestBoard()
    let commit = try #require(try board.store.apply(board.move("two", to: "doing", at: 0)).commit)
    let text = try board.text("board/doing.md")
    try board.repository.write(
      text.replacing("- [ ] two\n  with a body\n", with: ""),
      to: "board/doing.md"
    )
    let expected = UndoObstacle.Subject.card(title: "two")
    guard case .changedSince(let obstacle) = undoProblem({ _ = try board.undo(commit) }) else {
      Issue.record("not refused")
      return
    }
    #expect(obstacle.subject == expected && obstacle.since == nil)
  }

  @Test(
    "does not bring a card back that is in another column again, in whatever version",
    arguments: [false, true],
    ["commit", "index", "folder"]
  )
  func refusesDouble(isMove: Bool, place: String) throws {
    let board = try TestBoard()
    let card = CardReference(.block("three"), in: "todo", at: 2)
    let receipt =
      isMove
      ? try board.store.apply(board.move("three", to: "doing", at: 0))
      : try board.store.apply([.remove(card)])
    let commit = try #require(receipt.commit)
    let text = try board.text("board/done.md")
    try board.repository.write(text + "- [ ] three again ^three\n", to: "board/done.md")
    if place != "folder" { try board.repository.git("add", "board/done.md") }
    if place == "commit" { try board.repository.git("commit", "-qm", "Again") }
    if place == "index" { try board.repository.write(text, to: "board/done.md") }
    let before = try board.state()
    guard case .changedSince(let obstacle) = undoProblem({ _ = try board.undo(commit) }) else {
      Issue.record("not refused")
      return
    }
    #expect(obstacle.commit == commit)
    #expect(obstacle.since?.subject == (place == "commit" ? "Again" : nil))
    #expect(try board.state() == before)
  }

  @Test("removes an added column only while nothing else is in it")
  func keepsFullColumn() throws {
    let board = try TestBoard()
    let commit = try #require(
      try board.store.apply([.addColumn(id: "later", title: "Later")]).commit
    )
    let moved = try #require(try board.store.apply(board.move("one", to: "later", at: 0)).commit)
    guard case .changedSince(let obstacle) = undoProblem({ _ = try board.undo(commit) }) else {
      Issue.record("not refused")
      return
    }
    #expect(obstacle.subject == .column(id: "later") && obstacle.since?.commit == moved)
    _ = try board.store.undo(.last(2))
    #expect(try board.tree() == board.repository.id("HEAD~3^{tree}"))
  }

  @Test("of a column that is gone from the folder puts nothing in its place")
  func withdrawsColumn() throws {
    let board = try TestBoard()
    try board.store.apply([.addColumn(id: "later", title: "Later")])
    try board.repository.sandbox.run("rm", ["later.md"], in: "repository/board").expectSuccess()
    guard case .changedSince(let obstacle) = undoProblem({ _ = try board.store.undo(.last(1)) })
    else {
      Issue.record("not refused")
      return
    }
    #expect(obstacle.subject == .column(id: "later") && obstacle.since == nil)
  }

  @Test("says that the files are without it already", arguments: [false, true])
  func knowsFiles(isStaged: Bool) throws {
    let board = try TestBoard()
    let commit = try #require(try board.store.apply(board.move("two", to: "doing", at: 0)).commit)
    let store = try board.store
    store.options.isCommitting = false
    _ = try store.undo(.commit(commit))
    if isStaged { try board.repository.git("add", "board") }
    let before = try board.state()
    #expect(undoProblem { _ = try store.undo(.commit(commit)) } == .takenBackInFiles(commit))
    #expect(undoProblem { _ = try board.undo(commit) } == .takenBackInFiles(commit))
    #expect(try board.state() == before)
  }

  @Test("does not take the file of a commit for another one that has its name")
  func knowsNamesake() throws {
    let board = try TestBoard()
    let commit = try #require(try board.store.apply(board.move("two", to: "doing", at: 0)).commit)
    let doing = try board.text("board/doing.md")
    let index = try board.text("board/board.md").replacing("(doing.md)", with: "(wip.md)")
    try board.repository.commit([
      "board/wip.md": doing, "board/doing.md": "- [ ] other\n",
      "board/board.md": index + "- [Doing](doing.md)\n",
    ])
    let before = try board.state()
    guard case .changedSince = undoProblem({ _ = try board.undo(commit) }) else {
      Issue.record("not refused")
      return
    }
    #expect(try board.state() == before)
  }
}

/// Why something could not be taken back.
func undoProblem(_ body: () throws -> Void) -> UndoProblem? {
  do { try body() } catch KanbanStoreError.undo(let problem) { return problem } catch {}
  return nil
}
