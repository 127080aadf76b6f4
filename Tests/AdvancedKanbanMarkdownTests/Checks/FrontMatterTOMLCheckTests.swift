import AdvancedKanbanMarkdown
import Testing

@Suite struct FrontMatterTOMLCheckTests {
  @Test("TOML is told")
  func toml() {
    expect(
      "front-matter-toml",
      finds: "settings in TOML are not read and count as text; "
        + "write 'key: value' between lines '---'",
      in: ["a.md": "◆+++\nwipLimit = 3\n+++\n\n- a\n"]
    )
  }

  @Test("A line of plus signs alone is none")
  func others() {
    expect("front-matter-toml", findsNothingIn: ["a.md": "+++\n\n- a\n", "b.md": "x\n+++\n+++\n"])
  }
}
