import AdvancedKanbanMarkdown
import Testing

/// Large and deep files are read and changed like others; `benchmarks scale` takes larger ones.
@Suite struct LargeFileTests {
  @Test(
    "A card 10,000 levels deep can be moved",
    arguments: ["- ", "> ", "1. ", "* > "]
  )
  func deepCard(marker: String) throws {
    let deep = "- " + String(repeating: marker, count: 10_000) + "a\n"
    let file = MarkdownCardFile(Array(("- first\n" + deep + "- last\n").utf8))
    #expect(file.cardCount == 3)
    let moved = try file.movingCard(at: 1, to: 0)
    #expect(moved.bytes == Array((deep + "- first\n- last\n").utf8))
    #expect(try moved.movingCard(at: 0, to: 1).bytes == file.bytes)
  }

  @Test("A long line, many blank lines and many cards are nothing special")
  func largeFiles() throws {
    let title = String(repeating: "word *and* `more` ", count: 20_000)
    let blank = String(repeating: "\n", count: 100_000)
    let cards = String(repeating: "- a\n", count: 20_000)
    for text in [title, "a\n" + blank, "a\n" + cards] {
      let file = MarkdownCardFile(Array(("- " + text + "\n- last ^id\n").utf8))
      let last = file.cardCount - 1
      let moved = try file.movingCard(at: last, to: 0)
      #expect(MarkdownKanbanColumn(id: "c", bytes: moved.bytes).cards[0].blockID == "id")
      #expect(try moved.removingCard(at: 0).cardCount == last)
    }
  }

  @Test("Front matter that would take long is left alone, and the cards are there all the same")
  func frontMatter() {
    for value in [String(repeating: "[", count: 100_000), String(repeating: "{a: ", count: 50_000)]
    {
      let column = MarkdownKanbanColumn(id: "c", bytes: Array("---\na: \(value)\n---\n- a\n".utf8))
      #expect(column.cards.count == 1)
      #expect(column.findings.map(\.code) == ["front-matter-invalid"])
    }
  }
}
