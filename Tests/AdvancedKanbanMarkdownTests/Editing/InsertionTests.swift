import AdvancedKanbanMarkdown
import SourceText
import Testing

/// The form that a card takes among others.
@Suite struct InsertionTests {
  private func file(_ text: String) -> MarkdownCardFile { MarkdownCardFile(Array(text.utf8)) }

  @Test("A last line without a line end takes those of the file it comes from")
  func lineEnds() throws {
    let card = try file("- a\r\n- b").source(ofCard: 1)
    #expect(try file("").inserting(card, at: 0).bytes.text == "- b\r\n")
  }
}
