import AdvancedKanbanMarkdown
import Testing

@Suite struct ColumnFileNameCheckTests {
  @Test("A name with a control in it is told")
  func controls() {
    expect(
      "column-file-name",
      finds: "the name of this file holds the control character U+0009; rename it",
      "the name of this file holds the control character U+000A; rename it",
      "the name of this file holds the control character U+202E; rename it",
      in: ["a\nb.md": "◆- a\n", "a\u{202E}b.md": "◆- a\n", "a\tb.md": "◆- a\n"]
    )
  }

  @Test("A name that is no UTF-8 is told, and the file is no column")
  func unreadable() {
    let board = CheckedBoard(files: ["a.md"], unreadable: ["\u{FFFD}.md"]) { _ in .bytes([]) }
    let findings = board.findings(of: Check.all.map { ($0, $0.severity) })
    #expect(findings.map(\.code) == ["column-file-name"])
    #expect(findings.map(\.path) == ["\u{FFFD}.md"])
    #expect(
      findings.map(\.message) == [
        "the name of this file is no UTF-8, so it is no column; rename it"
      ]
    )
  }

  @Test(
    "Every other name is good",
    arguments: ["a b", "a'\"`$&#%?*", "-a", "\u{E9}", "e\u{301}", "\u{5D0}\u{200F}", "日本", "a.b"]
  )
  func others(name: String) {
    expect("column-file-name", findsNothingIn: [name + ".md": "- a\n", "README.md": ""])
  }
}
