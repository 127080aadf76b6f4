import AdvancedKanban
import AdvancedKanbanGit
import AdvancedKanbanMarkdown
import TestSupport
import Testing

@Suite("What is undone and redone")
struct UndoChoiceTests {
  @Test("is not possible for merges, the first commit, other branches and other files")
  func refuses() throws {
    let board = try TestBoard()
    let start = try board.repository.id("HEAD")
    #expect(undoProblem { _ = try board.undo(start) } == .first(start))
    let other = try board.repository.commit(["other.txt": "x"])
    #expect(undoProblem { _ = try board.undo(other) } == .leavesBoard(other))
    try board.branch("side", ["board/todo.md": "- side\n"], message: "Side")
    let side = try board.repository.id("side")
    #expect(undoProblem { _ = try board.undo(side) } == .elsewhere(side))
    try board.repository.commit(["board/done.md": "- main\n"])
    try board.repository.git("merge", "--quiet", "--no-edit", "side")
    let merge = try board.repository.id("HEAD")
    #expect(undoProblem { _ = try board.undo(merge) } == .merge(merge))
    #expect(
      undoProblem { _ = try board.store.undo(.last(1)) } == .tooFewToUndo(0, hasUndone: false)
    )
    #expect(
      undoProblem { _ = try board.store.undo(.lastUndone(1)) } == .tooFewToRedo(0, .nothingUndone)
    )
    _ = try board.undo("side")
    #expect(try board.committed("board/todo.md") == board.catFile("\(start):board/todo.md"))
    let taken = undoProblem { _ = try board.undo("side") }
    #expect(try taken == .takenBack(side, by: board.repository.id("HEAD")))
  }

  @Test("has no redo behind a new command")
  func endsRedo() throws {
    let board = try TestBoard()
    try board.store.apply(board.move("one", to: "done", at: 0))
    _ = try board.store.undo(.last(1))
    try board.store.apply(board.move("two", to: "done", at: 0))
    let problem = undoProblem { _ = try board.store.undo(.lastUndone(1)) }
    #expect(problem == .tooFewToRedo(0, .command("Move \"two\" from To do to Done")))
    _ = try board.store.undo(.last(1))
    #expect(undoProblem { _ = try board.store.undo(.last(1)) } == .tooFewToUndo(0, hasUndone: true))
  }

  @Test("finds commits again that a rebase has rewritten")
  func survivesRebase() throws {
    let board = try TestBoard()
    try board.branch("other", ["other.txt": "x"], message: "Other")
    for (words, column) in [("one", "done"), ("two", "done"), ("three", "doing")] {
      try board.store.apply(board.move(words, to: column, at: 0))
    }
    _ = try board.store.undo(.last(1))
    _ = try board.store.undo(.last(1))
    _ = try board.store.undo(.lastUndone(1))
    try board.repository.git("rebase", "--quiet", "other")
    let undone = try board.store.undo(.last(2))
    #expect(
      undone.commits.map(\.subject) == [
        "Redo \"Move \"two\" from To do to Done\"", "Move \"one\" from To do to Done",
      ]
    )
    #expect(try board.repository.run(["diff", "--quiet", "other", "HEAD"]).exitCode == 0)
    try board.repository.git("commit", "--quiet", "--amend", "--no-edit", "--date=2020-01-01")
    _ = try board.store.undo(.lastUndone(1))
    #expect(try board.store.undo(.last(1)).receipt.subject == "Undo 2 commands")
  }

  @Test("says why nothing is left")
  func saysWhy() throws {
    let board = try TestBoard()
    #expect(
      undoProblem { _ = try board.store.undo(.lastUndone(1)) } == .tooFewToRedo(0, .nothingUndone)
    )
    try board.store.apply(board.move("one", to: "done", at: 0))
    _ = try board.store.undo(.last(1))
    #expect(
      undoProblem { _ = try board.store.undo(.last(1)) } == .tooFewToUndo(0, hasUndone: true)
    )
    _ = try board.store.undo(.lastUndone(1))
    #expect(undoProblem { _ = try board.store.undo(.lastUndone(1)) } == .tooFewToRedo(0, .redone))
  }

  @Test("is told from what is staged and not committed")
  func seesStaged() throws {
    let board = try TestBoard()
    try board.store.apply(board.move("one", to: "done", at: 0))
    let todo = try board.text("board/todo.md")
    try board.repository.write(todo.replacing("four", with: "five"), to: "board/todo.md")
    try board.repository.git("add", "board/todo.md")
    try board.repository.write(todo, to: "board/todo.md")
    let store = try board.store
    store.options.isCommitting = false
    #expect(undoProblem { _ = try store.undo(.last(1)) } == .uncommitted)
    #expect(try board.store.undo(.last(1)).receipt.warnings == [.editsStay])
  }
}

extension TestBoard {
  fileprivate func catFile(_ object: String) throws -> String {
    try repository.catFile(object).text
  }
}
