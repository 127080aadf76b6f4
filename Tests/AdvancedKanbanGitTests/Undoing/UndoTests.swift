import AdvancedKanban
import AdvancedKanbanGit
import AdvancedKanbanMarkdown
import TestSupport
import Testing

@Suite("Undo")
struct UndoTests {
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
}
