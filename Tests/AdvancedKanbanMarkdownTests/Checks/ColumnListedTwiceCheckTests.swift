import AdvancedKanbanMarkdown
import Testing

@Suite struct ColumnListedTwiceCheckTests {
  @Test("The second item is named")
  func twice() {
    expect(
      "column-listed-twice",
      finds: "'a.md' is listed a second time",
      in: ["board.md": "- [A](a.md)\n- [B](b.md)\n◆- [C](./a.md)\n", "a.md": "", "b.md": ""]
    )
  }

  @Test("Names in two normal forms are two files")
  func normalForms() {
    expect(
      "column-listed-twice",
      findsNothingIn: ["board.md": "- [A](\u{E9}.md)\n- [B](e\u{301}.md)\n", "\u{E9}.md": ""]
    )
  }
}
