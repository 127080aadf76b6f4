import AdvancedKanbanMarkdown
import Testing

@Suite struct UnreadableFileCheckTests {
  @Test(
    "A column that cannot be read is told and has no cards, and all others are there",
    arguments: ["", "- [B](b.md)\n- [A](a.md)\n"]
  )
  func others(index: String) {
    let files = ["a.md": "- one\n", "board.md": index]
    let board = CheckedBoard(files: ["a.md", "b.md", "board.md"]) { name in
      files[name].map { .bytes(Array($0.utf8)) } ?? .unreadable(reason: "it is a folder")
    }
    let findings = board.findings(of: Check.all.map { ($0, $0.severity) })
    #expect(findings.map { "\($0.path): \($0.code)" } == ["b.md: unreadable-file"])
    #expect(
      findings.map(\.message) == [
        "'b.md' cannot be read, so none of its cards is shown: it is a folder; "
          + "mend it, or move it out of the folder"
      ]
    )
    let titles = board.board.columns.map { "\($0.title) \($0.cards.count)" }
    #expect(titles.sorted() == ["a 1", "b 0"])
    #expect(board.board.findings.map(\.code) == ["unreadable-file"])
  }
}
