import AdvancedKanban
import AdvancedKanbanGit
import AdvancedKanbanMarkdown
import TestSupport
import Testing

@Suite("A commit of hand edits")
struct HandEditTests {
  /// The message of the last commit.
  private func message(_ board: TestBoard) throws -> String {
    try board.repository.git("log", "-1", "--format=%B").text
  }

  @Test("holds the board's files as the folder has them, and nothing else")
  func holdsBoard() throws {
    let board = try TestBoard()
    try board.repository.write("staged\n", to: "other.txt")
    try board.repository.write("- x\n", to: "board/README.md")
    try board.repository.git("add", "other.txt", "board/README.md")
    try board.repository.write("new\n", to: "notes.txt")
    let todo = try board.text("board/todo.md")
    try board.repository.write(todo.replacing("- [ ] one ^one\n", with: ""), to: "board/todo.md")
    let doing = try board.text("board/doing.md")
    try board.repository.write(doing + "- [ ] staged\n", to: "board/doing.md")
    try board.repository.git("add", "board/doing.md")
    try board.repository.write(doing + "- [x] one ^one\n", to: "board/doing.md")
    let expected = try board.treeByGit(["board/todo.md", "board/doing.md"])
    let receipt = try board.store.commitHandEdits()
    #expect(try board.tree() == expected)
    #expect(receipt.files == ["doing.md", "todo.md"])
    #expect(receipt.events.map(\.name) == ["moved", "checked"])
    #expect(
      try message(board) == """
        Move "one" from To do to Doing, check it

        - Move "one" from To do to Doing
        - Check "one" in Doing

        Kanban-Card: one
        Kanban-From: todo
        Kanban-To: doing
        Kanban-Card: one
        Kanban-Column: doing


        """
    )
    #expect(
      try board.repository.status() == ["A  board/README.md", "M  other.txt", "?? notes.txt"]
    )
    try board.repository.fsck()
  }

  @Test("takes new columns, removed ones and those of another name")
  func takesColumns() throws {
    let board = try TestBoard()
    try board.repository.sandbox.run("mv", ["done.md", "finished.md"], in: "repository/board")
      .expectSuccess()
    try board.repository.sandbox.run("rm", ["doing.md"], in: "repository/board").expectSuccess()
    try board.repository.write("- [ ] later\n", to: "board/later.md")
    try board.repository.write("- [ ] unlisted\n", to: "board/unlisted.md")
    try board.repository.write(
      "---\ntitle: Test board\n---\n\n- [To do](todo.md)\n- [Finished](finished.md)\n- [Later](later.md)\n",
      to: "board/board.md"
    )
    let expected = try board.treeByGit(
      ["board/board.md", "board/later.md", "board/finished.md", "board/done.md", "board/doing.md"]
    )
    let receipt = try board.store.commitHandEdits(["Sort it", "At last."])
    #expect(try board.tree() == expected)
    #expect(receipt.receipt.subject == "Sort it")
    #expect(
      try message(board).hasPrefix(
        "Sort it\n\nAt last.\n\n- Remove \"five\" from Doing\n- Remove \"six\" from Doing\n"
          + "- Add \"later\" to later\n- Remove column Doing\n"
      )
    )
    #expect(try board.repository.status() == ["?? board/unlisted.md"])
    _ = try board.store.undo(.last(1))
    #expect(try board.tree() == board.repository.id("HEAD~2^{tree}"))
  }

  @Test("leaves out what git is told to skip, and takes what it is told to take for unchanged")
  func skips() throws {
    let board = try TestBoard()
    for name in ["todo.md", "doing.md"] {
      let text = try board.text("board/\(name)")
      try board.repository.write(text + "- [ ] new\n", to: "board/\(name)")
    }
    try board.repository.git("update-index", "--skip-worktree", "board/todo.md")
    try board.repository.git("update-index", "--assume-unchanged", "board/doing.md")
    let index = try board.repository.sandbox.read("repository/.git/index")
    try board.repository.git(
      "commit",
      "--quiet",
      "--message",
      "Referee",
      "--",
      "board/todo.md",
      "board/doing.md"
    )
    let expected = try board.tree()
    try board.repository.git("update-ref", "HEAD", "HEAD~")
    try board.repository.sandbox.write(index, to: "repository/.git/index")
    let receipt = try board.store.commitHandEdits()
    #expect(try board.tree() == expected)
    #expect(receipt.receipt.subject == "Add \"new\" to Doing")
    #expect(receipt.receipt.warnings == [.fileSkipped(path: "todo.md")])
  }

  @Test("takes a file that has come in the place of a link, which nothing else does")
  func replacesLink() throws {
    let board = try TestBoard()
    let done = try board.text("board/done.md")
    try board.repository.write(done, to: "elsewhere/done.md")
    let link = ["-c", "ln -sf ../elsewhere/done.md done.md"]
    try board.repository.sandbox.run("bash", link, in: "repository/board").expectSuccess()
    try board.repository.commit([:], message: "Link")
    try board.repository.sandbox.run("rm", ["done.md"], in: "repository/board").expectSuccess()
    try board.repository.write(done + "- [ ] new\n", to: "board/done.md")
    #expect(throws: KanbanStoreError.repository(.replacedLink(path: "\(board.path)/done.md"))) {
      try board.store.apply(board.move("one", to: "done", at: 0))
    }
    let expected = try board.treeByGit(["board/done.md"])
    #expect(try board.store.commitHandEdits().receipt.subject == "Add \"new\" to Done")
    #expect(try board.tree() == expected)
    #expect(try board.repository.status().isEmpty)
  }

  @Test("is refused where a file is in conflict or cannot be read")
  func refuses() throws {
    let board = try TestBoard()
    try board.repository.write(
      "- a\n<<<<<<< ours\n- b\n=======\n- c\n>>>>>>> theirs\n",
      to: "board/todo.md"
    )
    let before = try board.state()
    #expect(throws: KanbanStoreError.edit(.conflictMarkers(line: 2), path: "todo.md")) {
      _ = try board.store.commitHandEdits()
    }
    #expect(try board.state() == before)
    try board.repository.git("checkout", "--quiet", "board/todo.md")
    try board.repository.sandbox.run(
      "bash",
      ["-c", "rm todo.md; ln -s nowhere todo.md"],
      in: "repository/board"
    )
    .expectSuccess()
    #expect(throws: KanbanStoreError.self) { _ = try board.store.commitHandEdits() }
  }

  @Test("leaves out what git ignores and what a sparse checkout leaves out")
  func leavesOut() throws {
    let board = try TestBoard()
    try board.repository.write("board/secret.md\n", to: ".git/info/exclude")
    try board.repository.write("- secret\n", to: "board/secret.md")
    try board.repository.git("update-index", "--skip-worktree", "board/done.md")
    try board.repository.sandbox.run("rm", ["done.md"], in: "repository/board").expectSuccess()
    let index = try board.text("board/board.md")
    try board.repository.write(index + "- [Secret](secret.md)\n", to: "board/board.md")
    let receipt = try board.store.commitHandEdits()
    #expect(receipt.files == ["board.md"])
    #expect(
      try board.repository.git("ls-tree", "--name-only", "HEAD:board").lines.contains("done.md")
    )
  }

  @Test("can be the first one")
  func beginsHistory() throws {
    let repository = try TestRepository()
    try repository.write("- [A](a.md)\n", to: "board/board.md")
    try repository.write("- [ ] one\n- [ ] two\n", to: "board/a.md")
    let board = TestBoard(of: repository)
    #expect(try board.store.commitHandEdits().receipt.subject == "Add 2 cards, add 1 column")
    #expect(try repository.status().isEmpty)
  }

  @Test("stores what git would store", arguments: ["true", "input"])
  func converts(setting: String) throws {
    let board = try TestBoard("core.autocrlf=\(setting)", "core.safecrlf=false")
    try board.repository.write("- [ ] one\r\n- [ ] two\r\n", to: "board/todo.md")
    let expected = try board.treeByGit(["board/todo.md"])
    _ = try board.store.commitHandEdits()
    #expect(try board.tree() == expected)
    #expect(try board.repository.status().isEmpty)
  }
}

extension TestBoard {
  /// The tree that git would commit, had it been given these files.
  fileprivate func treeByGit(_ files: [String]) throws -> String {
    var other = repository
    other.sandbox.environment["GIT_INDEX_FILE"] = "\(repository.path)/.git/referee-index"
    try other.git("read-tree", "HEAD")
    try other.run(["add", "--all", "--"] + files).expectSuccess()
    return try other.git("write-tree").lines.joined()
  }
}
