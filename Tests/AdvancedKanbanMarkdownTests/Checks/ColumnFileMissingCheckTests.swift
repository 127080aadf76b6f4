import AdvancedKanbanMarkdown
import Testing

@Suite struct ColumnFileMissingCheckTests {
  @Test("The item is named, with the file that was perhaps meant")
  func missing() {
    expect(
      "column-file-missing",
      finds: "'b.md' is listed as a column but is not in the folder",
      "'Done.md' is listed as a column but is not in the folder; there is 'done.md'",
      in: [
        "board.md": "- [A](a.md)\n◆- [B](b.md)\n◆- [Done](Done.md)\n", "a.md": "", "done.md": "",
      ]
    )
  }

  @Test("A file whose name has another normal form is not the one that is listed")
  func normalForms() {
    expect(
      "column-file-missing",
      finds: "'\u{E9}.md' is listed as a column but is not in the folder; "
        + "the file has the same name in another Unicode normal form",
      in: ["board.md": "◆- [A](\u{E9}.md)\n- [B](b.md)\n", "e\u{301}.md": "", "b.md": ""]
    )
  }
}
