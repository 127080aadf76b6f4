import AdvancedKanbanMarkdown
import Testing

@Suite struct ConflictCopyCheckTests {
  @Test("A copy that counts as a column is named")
  func copies() {
    expect(
      "conflict-copy",
      finds: "'a (1).md' looks like a conflict copy of 'a.md' and counts as a column; "
        + "take over what it has and remove it",
      "'b.sync-conflict-1.md' looks like a conflict copy of 'b.md' and counts as a column; "
        + "take over what it has and remove it",
      in: ["a.md": "", "a (1).md": "◆- x\n", "b.sync-conflict-1.md": "◆"]
    )
  }

  @Test("A name that ends in a number is none if there is nothing it could be a copy of")
  func others() {
    expect(
      "conflict-copy",
      findsNothingIn: [
        "phase 1.md": "", "phase 2.md": "", "x (1).md": "", "(1).md": "", " 2.md": "",
      ]
    )
  }
}
