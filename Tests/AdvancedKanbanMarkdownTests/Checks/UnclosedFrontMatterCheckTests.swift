import AdvancedKanbanMarkdown
import Testing

@Suite struct UnclosedFrontMatterCheckTests {
  @Test("The opening line is named")
  func unclosed() {
    expect(
      "unclosed-front-matter",
      finds: "the front matter is never closed, so it counts as text; end it with a line '---'",
      in: ["a.md": "◆---\nwipLimit: 3\n\n- a\n"]
    )
  }

  @Test("Either way of closing it is good")
  func closed() {
    expect("unclosed-front-matter", findsNothingIn: ["a.md": "---\n...\n", "b.md": "---\n---"])
  }
}
