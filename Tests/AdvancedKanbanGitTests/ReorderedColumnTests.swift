import AdvancedKanban
import AdvancedKanbanGit
import TestSupport
import Testing

/// Columns whose cards have changed places by hand, which is not committed.
@Suite struct ReorderedColumnTests {
  let board: TestBoard

  init() throws {
    board = try TestBoard(files: [
      "board/todo.md": "- [ ] new\n", "board/doing.md": "- [ ] a\n- [ ] b\n- [ ] c\n",
    ])
    try board.repository.write("- [ ] c\n- [ ] b\n- [ ] a\n", to: "board/doing.md")
  }

  @Test(
    "The top and the bottom are those of the commit as well; the hand edit stays",
    arguments: [0, 3]
  )
  func ends(index: Int) throws {
    let receipt = try board.store.apply(board.move("new", to: "doing", at: index))
    #expect(receipt.moves.map(\.destinationIndex) == [index])
    let committed = try board.committed("board/doing.md").split(separator: "\n").map(String.init)
    #expect(committed.firstIndex(of: "- [ ] new") == index)
    #expect(committed.filter { $0 != "- [ ] new" } == ["- [ ] a", "- [ ] b", "- [ ] c"])
    let text = try board.text("board/doing.md").split(separator: "\n").map(String.init)
    #expect(text.firstIndex(of: "- [ ] new") == index)
    #expect(try board.repository.status() == [" M board/doing.md"])
  }

  @Test("In between, the neighbour above counts")
  func between() throws {
    try board.store.apply(board.move("new", to: "doing", at: 1))
    #expect(
      try board.committed("board/doing.md") == "- [ ] a\n- [ ] b\n- [ ] c\n- [ ] new\n"
    )
  }
}
