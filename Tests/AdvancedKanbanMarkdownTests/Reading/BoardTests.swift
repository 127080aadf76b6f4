import AdvancedKanban
import AdvancedKanbanMarkdown
import SourceText
import Testing

@Suite struct BoardTests {
  private func board(_ files: [String: String]) -> MarkdownKanbanBoard {
    MarkdownKanbanBoard(files: files.keys.sorted()) { Array((files[$0] ?? "").utf8) }
  }

  @Test("The list in board.md names the columns and their order")
  func listed() {
    let board = board([
      "board.md":
        "---\ntitle: T\nwipLimitBehavior: preventDrop\n---\n\n- [B](b.md)\n- [A](./a.md) and more\n- [web](https://x.y/z.md)\n- none\n",
      "a.md": "- x\n", "b.md": "", "c.md": "- not a column\n",
    ])
    #expect(board.title == "T")
    #expect(board.wipLimitBehavior == .preventDrop)
    #expect(board.columns.map(\.id) == ["b", "a"])
    #expect(board.findings.isEmpty)
  }

  @Test("Without a list every file is a column, in natural order")
  func unlisted() {
    let board = board([
      "10-x.md": "", "2-x.md": "", "Board.md": "", "README.md": "", "board.md": "Prose.\n",
      "b.md": "", "A.md": "",
    ])
    #expect(board.columns.map(\.id) == ["2-x", "10-x", "A", "b"])
  }

  @Test(
    "A link that leaves the folder is told and not followed",
    arguments: [
      "../secret.md", "/etc/passwd.md", "sub/x.md", "%2e%2e/x.md", "a\\b.md",
    ]
  )
  func outside(link: String) {
    let board = board(["board.md": "- [X](<\(link)>)\n- [A](a.md)\n", "a.md": ""])
    #expect(board.columns.map(\.id) == ["a"])
    #expect(board.findings.map(\.code) == ["column-outside-board"])
  }

  @Test("Names in links are decoded")
  func encodedNames() {
    let board = board([
      "board.md": "- [A](in%20progress.md)\n- [B](<b c.md>)\n- [É](%C3%A9.md#x)\n",
      "in progress.md": "", "b c.md": "", "é.md": "",
    ])
    #expect(board.columns.map(\.id) == ["in progress", "b c", "é"])
  }

  @Test(
    "Whatever a column's file is called, a link to it leads there",
    arguments: [
      "with space", "quo'te", "dq\"x", "ha#sh", "per%20cent", "per%zz", "qu?ry", "a&b", "[x](y)",
      "<x>", "-lead", "back\\slash", "new\nline", "tab\tx", "esc\u{1B}[31m", "\u{E9}", "e\u{301}",
      "\u{5D0}\u{200F}", "a\u{202E}b", "日本", "*_`$HOME", "a.md", "..x", "x\n- [y](y.md)",
    ]
  )
  func anyName(id: String) throws {
    let file = try BoardFileEditing.addingColumn(
      id: id,
      title: id,
      to: MarkdownCardFile(Array("- [A](a.md)\n".utf8))
    )
    let ids = BoardFile(file.bytes).columns.map { Array($0.id.utf8) }
    #expect(ids == [Array("a".utf8)] + (id.hasPrefix(".") ? [] : [Array(id.utf8)]))
    #expect(file.text.lineCount == 2)
  }

  @Test("Copies that are no Markdown files are no columns")
  func copies() {
    let board = board(["Doing.md": "- a\n", "Doing.md.orig": "- a\n", "Doing.md~": "- a\n"])
    #expect(board.columns.map(\.id) == ["Doing"])
  }

  @Test("A listed file that is missing, and one that is listed twice, are told")
  func missing() {
    let board = board(["board.md": "- [A](a.md)\n- [B](b.md)\n- [A](a.md)\n", "a.md": ""])
    #expect(board.columns.map(\.id) == ["a"])
    #expect(board.findings.map(\.code) == ["column-listed-twice", "column-file-missing"])
  }

  @Test("Shared IDs and full columns are told")
  func checks() {
    let board = board(["a.md": "---\nwipLimit: 1\n---\n- x ^id1\n- y\n", "b.md": "- z ^id1\n"])
    #expect(
      board.findings.map { "\($0.path):\($0.line) \($0.code)" } == [
        "a.md:5 wip-limit-exceeded", "b.md:1 duplicate-card-id",
      ]
    )
    #expect(Set(board.columns.flatMap(\.cards).map(\.id)).count == 3)
  }

  @Test(
    "Natural order",
    arguments: [
      ("2", "10"), ("a2b", "a10b"), ("a", "B"), ("x", "x1"), ("01", "1"), ("A", "a"), ("", "a"),
      ("a9", "a10"),
    ]
  )
  func naturalOrder(first: String, second: String) {
    #expect(ColumnName.precedes(first, second))
    #expect(!ColumnName.precedes(second, first))
    #expect(!ColumnName.precedes(first, first))
  }

  @Test(
    "Names for new files",
    arguments: [
      ("In progress", "in-progress"), ("Done!", "done"), ("Über 2.0", "über-2-0"), ("../x", "x"),
      ("?", "column"), ("Board", "board-column"),
      (String(repeating: "long ", count: 99), String(repeating: "long-", count: 39) + "long"),
      (String(repeating: "ö", count: 150), String(repeating: "ö", count: 100)),
    ]
  )
  func suggestedNames(title: String, name: String) {
    #expect(ColumnName.suggested(for: title) == name)
  }
}
