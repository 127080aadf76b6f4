import AdvancedKanbanMarkdown
import Testing

@Suite struct FrontMatterDuplicateKeyCheckTests {
  @Test("The second one is named")
  func duplicates() {
    expect(
      "front-matter-duplicate-key",
      finds: "'wipLimit' stands here a second time, so neither one counts",
      in: ["a.md": "---\nwipLimit: 3\nx: {wipLimit: 4}\n◆\"wipLimit\": 3\n---\n"]
    )
  }

  @Test("Keys in lower case or of other mappings are others")
  func others() {
    expect(
      "front-matter-duplicate-key",
      findsNothingIn: ["a.md": "---\nwipLimit: 3\nwiplimit: 3\nx: {wipLimit: 3}\n---\n"]
    )
  }
}
