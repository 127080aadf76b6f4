import AdvancedKanbanMarkdown
import Testing

/// Large and deep files are read and changed like others; `benchmarks scale` takes larger ones.
@Suite struct LargeFileTests {
  @Test(
    "A card with anything 10,000 times over can be moved",
    arguments: [
      "- ", "> ", "1. ", "* > ", "[", "![", "*a ", "**", "`", "<div>", "<a ", "&", "|", "\\",
    ]
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
  func frontMatter() throws {
    for (piece, count) in [
      ("[", 100_000), ("{a: ", 50_000), ("\n%TAG !a! b", 50_000), ("b ", 600_000),
    ] {
      let value = String(repeating: piece, count: count)
      let file = MarkdownCardFile(Array("---\na: \(value)\n---\n- a\n- b\n".utf8))
      let column = MarkdownKanbanColumn(id: "c", file: file)
      #expect(column.cards.count == 2)
      #expect(column.findings.map(\.code) == ["front-matter-invalid"])
      #expect(try file.movingCard(at: 0, to: 1).cardCount == 2)
    }
  }

  @Test("Many keys are read, and many findings given")
  func manyKeys() {
    let keys = (0..<20_000).map { "k\($0): \($0)\n" }.joined()
    let twins = String(repeating: "k: 1\n", count: 20_000)
    for (lines, count) in [(keys, 0), (twins, 19_999)] {
      let text = "---\n\(lines)wipLimit: 3\n---\n- a\n"
      let column = MarkdownKanbanColumn(id: "c", bytes: Array(text.utf8))
      #expect(column.wipLimit == 3)
      #expect(column.findings.count == count)
    }
  }

  @Test("What would take quadratic time is refused by name, and so is a file of more than 256 MiB")
  func limits() {
    let deep = String(repeating: "> ", count: 10_000) + String(repeating: "a\n", count: 10_000)
    #expect(FileLimit(exceededBy: Array(deep.utf8)) == .nesting)
    #expect(FileLimit(exceededBy: Array(repeating: 0x0A, count: (256 << 20) + 1)) == .byteCount)
    #expect(FileLimit(exceededBy: Array(deep.prefix(20_002).utf8)) == nil)
  }
}
