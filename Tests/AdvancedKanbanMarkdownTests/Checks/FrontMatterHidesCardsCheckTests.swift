import AdvancedKanbanMarkdown
import Testing

@Suite struct FrontMatterHidesCardsCheckTests {
  @Test("A list between two breaks at the top is told")
  func hidden() {
    expect(
      "front-matter-hides-cards",
      finds: "this list stands between two '---' lines at the beginning of the file, so it counts "
        + "as front matter and its cards are hidden; put an empty line before the first '---'",
      in: ["a.md": "---\n\n◆- a\n- b\n\n---\n\n- c\n"]
    )
  }

  @Test("A list as a value is none, nor is other bad YAML")
  func others() {
    expect(
      "front-matter-hides-cards",
      findsNothingIn: [
        "a.md": "---\ntags:\n- a\n---\n", "b.md": "---\nassignee: @sam\ntags:\n- a\n---\n",
        "c.md": "\n---\n\n- a\n\n---\n", "d.md": "---\ntext\n---\n",
      ]
    )
  }
}
