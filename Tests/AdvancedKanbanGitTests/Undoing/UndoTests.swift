import AdvancedKanban
import AdvancedKanbanGit
import AdvancedKanbanMarkdown
import TestSupport
import Testing

@Suite("Undo")
struct UndoTests {
  private func refusal(_ body: () throws -> Void) -> UndoProblem? {
    do { try body() } catch KanbanStoreError.undo(let problem) { return problem } catch {}
    return nil
  }

  @Test("names the card and the commit that changed it since")
  func namesCause() throws {
    let board = try TestBoard()
    let first = try #require(try board.store.apply(board.move("two", to: "doing", at: 0)).commit)
    try board.store.apply(board.move("one", to: "done", at: 0))
    let second = try #require(try board.store.apply(board.move("two", to: "done", at: 0)).commit)
    try board.store.apply(board.move("three", to: "done", at: 0))
    let before = try board.state()
    let problem = refusal { _ = try board.undo(first) }
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
    guard case .changedSince(let obstacle) = refusal({ _ = try board.undo(commit) }) else {
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
    guard case .changedSince(let obstacle) = refusal({ _ = try board.undo(commit) }) else {
      Issue.record("not refused")
      return
    }
    #expect(obstacle.commit == commit)
    #expect(obstacle.since?.subject == (place == "commit" ? "Again" : nil))
    #expect(try board.state() == before)
  }

  @Test("moves a card back with the text that it has got since")
  func keepsLaterText() throws {
    let board = try TestBoard()
    let commit = try #require(try board.store.apply(board.move("three", to: "doing", at: 0)).commit)
    let card = CardReference(.block("three"), in: "doing", at: 0)
    try board.store.apply([.edit(card, title: "third", body: nil)])
    _ = try board.undo(commit)
    #expect(try board.committed("board/todo.md").contains("body\n- [ ] third ^three\n- [ ] four"))
    #expect(try board.repository.status().isEmpty)
  }

  @Test(
    "takes back what a hand made commit did, with a file of another name and text outside of cards"
  )
  func takesBackHandMade() throws {
    let board = try TestBoard()
    try board.repository.git("mv", "board/done.md", "board/finished.md")
    let done = try board.text("board/finished.md").replacing("behind us", with: "done")
    let index = try board.text("board/board.md").replacing("(done.md)", with: "(finished.md)")
    let commit = try board.repository.commit(
      ["board/finished.md": done, "board/board.md": index, "other.txt": "new\n"]
    )
    try board.store.apply(board.move("one", to: "finished", at: 0))
    try board.store.apply([.addColumn(id: "later", title: "Later")])
    _ = try board.undo(commit)
    #expect(
      try board.committed("board/done.md").hasPrefix("# Done\n\nWhat is behind us.\n\n* [ ] one")
    )
    #expect(
      try board.committed("board/board.md").hasSuffix("[Done](done.md)\n- [Later](later.md)\n")
    )
    #expect(try board.committed("other.txt") == "new\n")
    #expect(try board.repository.status().isEmpty)
    #expect(try board.repository.run(["cat-file", "-e", "HEAD:board/finished.md"]).exitCode != 0)
  }

  @Test("removes an added column only while nothing else is in it")
  func keepsFullColumn() throws {
    let board = try TestBoard()
    let commit = try #require(
      try board.store.apply([.addColumn(id: "later", title: "Later")]).commit
    )
    let moved = try #require(try board.store.apply(board.move("one", to: "later", at: 0)).commit)
    guard case .changedSince(let obstacle) = refusal({ _ = try board.undo(commit) }) else {
      Issue.record("not refused")
      return
    }
    #expect(obstacle.subject == .column(id: "later") && obstacle.since?.commit == moved)
    _ = try board.store.undo(.last(2))
    #expect(try board.tree() == board.repository.id("HEAD~3^{tree}"))
  }

  @Test("is not possible for merges, the first commit, other branches and other files")
  func refuses() throws {
    let board = try TestBoard()
    let start = try board.repository.id("HEAD")
    #expect(refusal { _ = try board.undo(start) } == .first(start))
    let other = try board.repository.commit(["other.txt": "x"])
    #expect(refusal { _ = try board.undo(other) } == .leavesBoard(other))
    try board.branch("side", ["board/todo.md": "- side\n"], message: "Side")
    let side = try board.repository.id("side")
    #expect(refusal { _ = try board.undo(side) } == .elsewhere(side))
    try board.repository.commit(["board/done.md": "- main\n"])
    try board.repository.git("merge", "--quiet", "--no-edit", "side")
    let merge = try board.repository.id("HEAD")
    #expect(refusal { _ = try board.undo(merge) } == .merge(merge))
    #expect(refusal { _ = try board.store.undo(.last(1)) } == .tooFewToUndo(0))
    #expect(refusal { _ = try board.store.undo(.lastUndone(1)) } == .tooFewToRedo(0, since: nil))
    _ = try board.undo("side")
    #expect(try board.committed("board/todo.md") == board.catFile("\(start):board/todo.md"))
    let taken = refusal { _ = try board.undo("side") }
    #expect(try taken == .takenBack(side, by: board.repository.id("HEAD")))
  }

  @Test("has no redo behind a new command")
  func endsRedo() throws {
    let board = try TestBoard()
    try board.store.apply(board.move("one", to: "done", at: 0))
    _ = try board.store.undo(.last(1))
    try board.store.apply(board.move("two", to: "done", at: 0))
    let problem = refusal { _ = try board.store.undo(.lastUndone(1)) }
    #expect(problem == .tooFewToRedo(0, since: "Move \"two\" from To do to Done"))
    _ = try board.store.undo(.last(1))
    #expect(refusal { _ = try board.store.undo(.last(1)) } == .tooFewToUndo(0))
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

  @Test("warns of limits and is not kept by them")
  func warnsOfLimits() throws {
    let board = try TestBoard(
      files: TestBoard.files.merging([
        "board/board.md": "---\nwipLimitBehavior: preventDrop\n---\n",
        "board/doing.md": "---\nwipLimit: 1\n---\n\n- [ ] five\n- [ ] six\n",
      ]) { $1 }
    )
    try board.store.apply(board.move("five", to: "done", at: 0))
    let receipt = try board.store.undo(.last(1)).receipt
    #expect(receipt.warnings.count == 1)
    #expect(try board.tree() == board.repository.id("HEAD~2^{tree}"))
  }

  @Test("keeps line ends in the work tree", arguments: ["true", "input"])
  func keepsLineEnds(setting: String) throws {
    let files = TestBoard.files.mapValues {
      $0.replacing("\n", with: setting == "true" ? "\r\n" : "\n")
    }
    let board = try TestBoard("core.autocrlf=\(setting)", files: files)
    let before = try board.text("board/todo.md")
    let tree = try board.tree()
    try board.store.apply(board.move("two", to: "doing", at: 0))
    _ = try board.store.undo(.last(1))
    #expect(try board.tree() == tree)
    #expect(try board.text("board/todo.md") == before)
    #expect(try board.repository.status().isEmpty)
  }

  @Test("follows a column that is a link within the repository")
  func followsLinks() throws {
    let board = try TestBoard()
    try board.repository.write(board.repository.read("board/done.md"), to: "elsewhere/done.md")
    try board.repository.git("rm", "--quiet", "--cached", "board/done.md")
    try board.repository.sandbox.run(
      "ln",
      ["-sf", "../elsewhere/done.md", "done.md"],
      in: "repository/board"
    ).expectSuccess()
    try board.repository.commit([:], message: "Link")
    let tree = try board.tree()
    try board.store.apply(board.move("two", to: "done", at: 0))
    #expect(try board.committed("elsewhere/done.md").contains("two"))
    _ = try board.store.undo(.last(1))
    #expect(try board.tree() == tree)
    #expect(try board.repository.status().isEmpty)
  }

  @Test("without a commit changes the files alone")
  func changesFiles() throws {
    let board = try TestBoard()
    try board.store.apply(board.move("two", to: "doing", at: 0))
    let head = try board.repository.id("HEAD")
    let store = try board.store
    store.options.isCommitting = false
    #expect(try store.undo(.last(1)).receipt.commit == nil)
    #expect(try board.repository.id("HEAD") == head)
    #expect(try board.repository.status() == [" M board/doing.md", " M board/todo.md"])
    #expect(try board.repository.run(["diff", "--quiet", "HEAD~", "--", "board"]).exitCode == 0)
  }

  @Test("of a column that is gone from the folder puts nothing in its place")
  func withdrawsColumn() throws {
    let board = try TestBoard()
    try board.store.apply([.addColumn(id: "later", title: "Later")])
    try board.repository.sandbox.run("rm", ["later.md"], in: "repository/board").expectSuccess()
    guard case .changedSince(let obstacle) = refusal({ _ = try board.store.undo(.last(1)) }) else {
      Issue.record("not refused")
      return
    }
    #expect(obstacle.subject == .column(id: "later") && obstacle.since == nil)
  }
}

extension TestBoard {
  fileprivate func catFile(_ object: String) throws -> String {
    try repository.catFile(object).text
  }
}
