import AdvancedKanbanMarkdown
import Testing

@Suite struct FrontMatterInvalidCheckTests {
  @Test("The place and the parser's reason are told")
  func invalid() {
    expect(
      "front-matter-invalid",
      finds: "the front matter is no YAML, so no setting is read from it: "
        + "found character that cannot start any token",
      "the front matter is no YAML, so no setting is read from it: "
        + "not a list of 'key: value' lines",
      in: [
        "a.md": "---\nassignee: ◆@sam\nwipLimit: 3\n---\n- a\n", "b.md": "---\n◆wipLimit:3\n---\n",
      ]
    )
  }

  @Test("A list that was meant as cards is another check's, an empty block is none")
  func others() {
    expect(
      "front-matter-invalid",
      findsNothingIn: [
        "a.md": "---\n\n- a\n\n---\n", "b.md": "---\n---\n", "c.md": "---\n# x\n---\n",
      ]
    )
  }
}
