import AdvancedKanbanMarkdown
import TestSupport
import Testing

@testable import AdvancedKanbanGit

/// Of a board that is changed by block IDs, other columns are read no further than their settings.
@Suite struct BoardSketchTests {
  private func titles(of sketch: BoardSketch) -> [String] {
    sketch.board.columns.map { "\($0.title): \($0.cards.map(\.title).joined(separator: ", "))" }
  }

  @Test("Columns that hold none of the IDs are without their cards where their title is known")
  func heads() throws {
    let board = try TestBoard()
    let sketch = try board.store.sketch(around: ["six"])
    #expect(titles(of: sketch) == ["To do: ", "Doing: five, six", "Done: seven, eight"])
    #expect(sketch.board.columns.map(sketch.isWhole) == [false, true, true])
    #expect(sketch.board.columns[1].wipLimit == 3)
  }

  @Test("A column that is asked for has its cards")
  func wantedColumn() throws {
    let board = try TestBoard()
    let first = try board.store.sketch(around: ["six"])
    let sketch = try board.store.sketch(around: ["six"], and: "todo", after: first)
    #expect(titles(of: sketch).first == "To do: one, two, three, four")
  }

  @Test("What has been saved since the last sketch is read again")
  func changedHead() throws {
    let board = try TestBoard()
    let first = try board.store.sketch(around: ["six"])
    try board.repository.write("---\ntitle: Later\n---\n\n- [ ] one ^six\n", to: "board/todo.md")
    let sketch = try board.store.sketch(around: ["six"], after: first)
    #expect(titles(of: sketch).first == "Later: one")
  }

  @Test(
    "A heading that may be the title is looked for in the whole file",
    arguments: ["", "title: \n"]
  )
  func headings(settings: String) throws {
    let text = "---\nwipLimit: 2\n\(settings)---\n\n# Soon\n\n- [ ] one\n"
    let board = try TestBoard()
    try board.repository.write(text, to: "board/todo.md")
    #expect(titles(of: try board.store.sketch(around: ["six"])).first == "Soon: one")
  }
}
