import AdvancedKanbanMarkdown
import Testing

@Suite("Sub-tasks")
struct SubTaskTests {
  @Test(
    "are the boxes below the title, at any depth",
    arguments: [
      ("- [x] Card", []),
      ("- [ ] Card\n  - [x] one\n  - two\n    * [ ] three\n\n  1. [X] four", [true, false, true]),
      ("- Card\n  Text [ ] here.\n  ```\n  - [ ] code\n  ```\n  > - [ ] quoted", []),
      ("- Card\n\n  - [/] under way", [false]),
    ] as [(String, [Bool])]
  )
  func areBoxes(_ text: String, _ states: [Bool]) throws {
    let column = MarkdownKanbanColumn(id: "a", bytes: Array(text.utf8))
    #expect(try #require(column.cards.first).subTasks == states)
  }
}
