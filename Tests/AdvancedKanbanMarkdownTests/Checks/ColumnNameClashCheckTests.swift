import AdvancedKanbanMarkdown
import Testing

@Suite struct ColumnNameClashCheckTests {
  @Test("Names that differ in case alone are told")
  func letterCase() {
    expect(
      "column-name-clash",
      finds: "'done.md' and 'Done.md' differ in case alone, and are one file on many systems; "
        + "rename one",
      in: ["Done.md": "- a\n", "done.md": "◆- b\n", "doing.md": ""]
    )
  }

  @Test("Names that differ in their normal form alone are told")
  func normalForms() {
    let names = ["\u{E9}.md", "e\u{301}.md"]
    let board = CheckedBoard(files: names) { _ in .bytes([]) }
    let checks = Check.all.filter { $0.code == "column-name-clash" }.map { ($0, $0.severity) }
    let messages = board.findings(of: checks).map(\.message)
    #expect(messages.count == 1)
    #expect(messages.allSatisfy { $0.contains("differ in Unicode normal form alone") })
    #expect(board.board.columns.count == 2)
  }
}
