import AdvancedKanbanGit
import Testing

@Suite struct LibraryExampleTests {
  @Test("A board whose handler stores the move shows what its store has taken")
  func finishesACard() throws {
    let board = try TestBoard()
    #expect(try finish("one", on: board.store))
    #expect(try board.committed("board/done.md").contains("* [ ] one ^one\n* [x] seven"))
    #expect(try !finish("nobody", on: board.store))
  }
}
