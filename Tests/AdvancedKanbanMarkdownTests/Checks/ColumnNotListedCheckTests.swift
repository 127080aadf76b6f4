import AdvancedKanbanMarkdown
import Testing

@Suite struct ColumnNotListedCheckTests {
  @Test("The end of the list is named, where the file is missing")
  func unlisted() {
    expect(
      "column-not-listed",
      finds: "'ideas.md' is in the folder and not listed here; list it, or keep it elsewhere",
      in: ["board.md": "- [A](a.md)\n◆- [B](b.md)\n", "a.md": "", "b.md": "", "ideas.md": ""]
    )
  }

  @Test(
    "Conflict copies are called so",
    arguments: [
      "a.sync-conflict-20231207-124140-ABCDEFG.md", "a (Ann's conflicted copy 2023-12-07).md",
      "a (conflicted copy 2023-12-07 124140).md", "a (1).md", "a 2.md", "a copy.md", "a - Copy.md",
      "Copy of a.md",
    ]
  )
  func copies(name: String) {
    expect(
      "column-not-listed",
      finds: "'\(name)' is not listed and looks like a conflict copy of 'a.md'; "
        + "take over what it has and remove it",
      in: ["board.md": "◆- [A](a.md)\n", "a.md": "", name: ""]
    )
  }

  @Test("Without a list every file is a column; README.md never is one")
  func others() {
    expect("column-not-listed", findsNothingIn: ["board.md": "Prose.\n", "a.md": "", "b.md": ""])
    expect("column-not-listed", findsNothingIn: ["a.md": "", "b.md": ""])
    expect(
      "column-not-listed",
      findsNothingIn: ["board.md": "- [A](a.md)\n", "a.md": "", "readme.md": "", ".x.md": ""]
    )
  }
}
