import AdvancedKanbanGit
import AdvancedKanbanMarkdown
import TestSupport
import Testing

/// A board that a program makes unreadable in the repository, with another text each time.
@Suite struct FilteredBoardTests {
  let board: TestBoard

  init() throws {
    board = try TestBoard()
    try board.script(
      """
      git config filter.x.clean 'echo $$; base64'; git config filter.x.required true
      git config filter.x.smudge 'tail --lines=+2 | base64 --decode'
      echo '*.md filter=x' > .gitattributes
      """
    )
    try board.repository.git("add", "--renormalize", ".")
    try board.checkOutAnew()
  }

  @Test("The move alone is committed; hand edits stay, and nothing looks staged")
  func move() throws {
    let text = try board.text("board/todo.md")
    let edited = text.replacing("- [ ] two", with: "- [ ] by hand\n- [ ] two")
    try board.repository.write(edited, to: "board/todo.md")
    try board.store.apply(board.move("three", to: "doing", at: 0))
    #expect(try committed("todo") == text.replacing("- [ ] three ^three\n", with: ""))
    #expect(try committed("doing") == board.text("board/doing.md"))
    #expect(try board.text("board/todo.md") == edited.replacing("- [ ] three ^three\n", with: ""))
    #expect(try board.repository.git("diff", "--cached", "--name-only").lines == [])
    try board.repository.fsck()
  }

  @Test("The past can be read")
  func past() throws {
    try board.store.apply(board.move("three", to: "doing", at: 0))
    #expect(try board.store.board(at: "HEAD~1").columns[0].cards.count == 4)
    #expect(try board.store.board(at: "HEAD").columns[0].cards.count == 3)
  }

  private func committed(_ name: String) throws -> String {
    try board.repository.git("cat-file", "--filters", "HEAD:board/\(name).md").text
  }
}
