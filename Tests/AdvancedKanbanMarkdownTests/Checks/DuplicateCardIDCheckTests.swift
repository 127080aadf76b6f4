import AdvancedKanbanMarkdown
import Testing

@Suite struct DuplicateCardIDCheckTests {
  @Test("Every later card with an ID is named, with the first one that has it")
  func sharedIDs() {
    expect(
      "duplicate-card-id",
      finds: "the card ID '^id1' is in use already in a.md:1",
      "the card ID '^id1' is in use already in a.md:1",
      in: ["a.md": "- one ^id1\n◆- two ^id1\n- three ^id3\n", "b.md": "text\n\n◆- four ^id1\n"]
    )
  }

  @Test("A card that a merge has doubled is another check's")
  func doubled() {
    expect("duplicate-card-id", findsNothingIn: ["a.md": "- one ^id1\n", "b.md": "- one ^id1\n"])
  }

  @Test("What only looks like an ID is none")
  func noIDs() {
    expect("duplicate-card-id", findsNothingIn: ["a.md": "- x ^2\n- y ^2\n- #12\n- #12\n"])
  }
}
