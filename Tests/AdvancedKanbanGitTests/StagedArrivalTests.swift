import AdvancedKanbanGit
import AdvancedKanbanMarkdown
import TestSupport
import Testing

/// What was staged as new and edited further: the commit takes what is staged, and the further edit
/// stays one.
@Suite struct StagedArrivalTests {
  let board: TestBoard

  init() throws {
    board = try TestBoard()
  }

  private func expectEdit(of files: [String], _ lines: [String]) throws {
    #expect(try board.repository.status() == files.map { " M board/\($0).md" })
    for file in files { #expect(try board.committed("board/\(file).md") == staged(file)) }
    #expect(try board.repository.changedLines() == lines)
  }

  private func staged(_ file: String) throws -> String { try board.staged("board/\(file).md") }

  @Test("A card that moves") func move() throws {
    try board.append("- [ ] fresh\n", to: "board/todo.md")
    try board.repository.git("add", "board")
    try board.edit("board/todo.md", "fresh", "fresh, and more")
    try board.store.apply(board.move("fresh", to: "doing", at: 0))
    try expectEdit(of: ["doing"], ["+- [ ] fresh, and more", "-- [ ] fresh"])
    #expect(try board.committed("board/doing.md").contains("- [ ] fresh\n"))
  }

  @Test("A card that is checked") func check() throws {
    try board.append("- [ ] fresh\n", to: "board/todo.md")
    try board.repository.git("add", "board")
    try board.edit("board/todo.md", "fresh", "fresh, and more")
    let card = try board.store.board().columns[0].cards[4]
    try board.store.apply([.setDone(CardReference(card.id, in: "todo", at: 4), true)])
    try expectEdit(of: ["todo"], ["+- [x] fresh, and more", "-- [x] fresh"])
  }

  @Test("A column that takes a card") func column() throws {
    try board.repository.write("---\ntitle: New\n---\n", to: "board/new.md")
    try board.edit("board/board.md", "- [Done]", "- [New](new.md)\n- [Done]")
    try board.repository.git("add", "board")
    try board.edit("board/new.md", "title: New", "title: Newer")
    try board.store.apply(board.move("three", to: "new", at: 0))
    try expectEdit(of: ["new"], ["+title: Newer", "-title: New"])
    #expect(try board.committed("board/new.md").hasPrefix("---\ntitle: New\n---\n"))
  }
}
