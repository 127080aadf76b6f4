import AdvancedKanbanGit
import TestSupport
import Testing

@Suite("The subject of a commit of hand edits")
struct HandEditSubjectTests {
  @Test("says what was edited outside of cards")
  func saysText() throws {
    let board = try TestBoard()
    let done = try board.text("board/done.md")
    try board.repository.write(done.replacing("behind us", with: "done"), to: "board/done.md")
    #expect(try board.store.commitHandEdits().receipt.subject == "Edit the text of done.md")
    let doing = try board.text("board/doing.md")
    try board.repository.write(
      doing.replacing("wipLimit: 3", with: "wipLimit: 4"),
      to: "board/doing.md"
    )
    #expect(try board.store.commitHandEdits().receipt.subject == "Limit column Doing to 4 cards")
    let todo = try board.text("board/todo.md")
    try board.repository.write(
      todo.replacing("] one", with: "] first").replacing("] three", with: "] third")
        .replacing("[ ] four", with: "[x] four"),
      to: "board/todo.md"
    )
    #expect(try board.store.commitHandEdits().receipt.subject == "Edit 2 cards, check 1")
    #expect(try board.store.commitHandEdits().receipt.subject == nil)
  }

  /// A change of `board.md` or of a column, and what the commit says of it.
  static let edits = [
    ("board.md", "title: Test board", "title: New", "Rename the board to \"New\""),
    ("board.md", "title: Test board\n", "", "Remove the board's title"),
    (
      "board.md", "title: Test board", "title: Test board\nwipLimitBehavior: preventDrop",
      "Change the WIP policy to preventDrop"
    ),
    (
      "board.md", "title: Test board", "title: New\nwipLimitBehavior: preventDrop",
      "Rename the board, change the WIP policy"
    ),
    ("board.md", "---\n\n", "---\n\nText.\n\n", "Edit the text of board.md"),
    ("board.md", "title: Test board", "title: \"Test board\"", "Reformat board.md"),
    ("todo.md", "- [ ] one", "Text.\n\n- [ ] first", "Edit 1 card, edit the text of 1 file"),
    ("todo.md", "- [ ] two\n", "-  [ ] two\n", "Reformat 1 card in todo.md"),
    ("todo.md", "---\n\n", "---\n\n\n", "Reformat todo.md"),
  ]

  @Test("says what was edited, whatever it was", arguments: edits)
  func saysEdit(name: String, old: String, new: String, subject: String) throws {
    let board = try TestBoard()
    let text = try board.text("board/\(name)")
    try board.repository.write(text.replacing(old, with: new), to: "board/\(name)")
    #expect(try board.store.commitHandEdits().receipt.subject == subject)
    #expect(try board.repository.status().isEmpty)
  }

  @Test("says that board.md has gone and come")
  func saysIndex() throws {
    let board = try TestBoard()
    let index = try board.text("board/board.md")
    try board.repository.sandbox.run("rm", ["board.md"], in: "repository/board").expectSuccess()
    #expect(
      try board.store.commitHandEdits().receipt.subject == "Move 1 column, remove board.md"
    )
    try board.repository.write(index, to: "board/board.md")
    #expect(try board.store.commitHandEdits().receipt.subject == "Move 1 column, add board.md")
  }
}
