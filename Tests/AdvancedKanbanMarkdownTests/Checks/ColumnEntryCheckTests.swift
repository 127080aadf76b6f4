import AdvancedKanbanMarkdown
import Testing

@Suite struct ColumnEntryCheckTests {
  private func message(_ entry: String) -> String {
    "'\(entry)' is listed and is no column; a column is listed as '[title](name.md)'"
  }

  @Test(
    "What cannot be a column is named",
    arguments: [
      ("[A](UP.MD)", "UP.MD"), ("[A](b)", "b"), ("[[b]]", "[[b]]"),
      ("[gone](gone.txt)", "gone.txt"),
      ("see [[b|B]]", "[[b|B]]"),
    ]
  )
  func entries(item: String, entry: String) {
    expect(
      "column-entry",
      finds: message(entry),
      in: ["board.md": "- [A](a.md)\n◆- \(item)\n", "a.md": "", "b.md": ""]
    )
  }

  @Test("A file that is a column on no board is named", arguments: ["README.md", "board.md"])
  func reserved(name: String) {
    expect(
      "column-entry",
      finds: "'\(name)' is listed and never is a column; remove it here",
      in: ["board.md": "- [A](a.md)\n◆- [B](\(name))\n", "a.md": "", "README.md": ""]
    )
  }

  @Test("Where no entry is a column, every file is one, which is told")
  func none() {
    let none = "no entry of this list is a column, so every '*.md' file in the folder is one"
    expect(
      "column-entry",
      finds: message("b"),
      none,
      in: ["board.md": "\n◆◆- [A](b)\n", "b.md": "- x\n"]
    )
    expect(
      "column-entry",
      finds: none,
      in: ["board.md": "◆- [A](../b.md)\n", "b.md": "- x\n"]
    )
  }

  @Test("Prose and addresses are no entries")
  func others() {
    let prose = "See [this](b), [[b]] and\n[that](x.txt).\n\n- [A](a.md)\n- no link\n"
    expect("column-entry", findsNothingIn: ["board.md": prose, "a.md": ""])
    let links = "- [site](https://example.org/b)\n- <mailto:a@example.org>\n- [up](#top)\n"
    expect("column-entry", findsNothingIn: ["board.md": links, "a.md": ""])
  }
}
