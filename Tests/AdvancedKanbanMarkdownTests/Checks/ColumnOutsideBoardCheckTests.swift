import AdvancedKanbanMarkdown
import Testing

@Suite struct ColumnOutsideBoardCheckTests {
  @Test("A link out of the folder is named")
  func outside() {
    expect(
      "column-outside-board",
      finds: "'../b.md' is not in this folder; left out",
      in: ["board.md": "- [A](a.md)\n◆- [B](../b.md)\n- [web](https://x.y/z.md)\n", "a.md": ""]
    )
  }
}
