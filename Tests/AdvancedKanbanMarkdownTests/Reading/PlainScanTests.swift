import AdvancedKanbanMarkdown
import CommonMark
import MarkdownReferee
import SourceText
import TestSupport
import Testing

/// The scan of plain files sees what cmark-gfm sees, or nothing.
@Suite struct PlainScanTests {
  @Test("Whatever the scan reads, cmark-gfm reads the same", arguments: 0..<8)
  func agreesWithParser(stream: UInt64) {
    var read = 0
    for seed in (stream * 1000)..<((stream + 1) * 1000) {
      var generator = ColumnGenerator(random: SeededGenerator(seed: seed))
      let bytes = seed % 4 == 0 ? generator.soup() : generator.nearlyPlain()
      let scanned = MarkdownCardFile(SourceText(bytes))
      let parsed = MarkdownCardFile(SourceText(bytes), isScanning: false)
      let line = parsed.bodyLine
      guard PlainScan.blocks(of: parsed.text, from: line) != nil else { continue }
      read += 1
      #expect(
        scanned.blocks.map(summary) == parsed.blocks.map(summary),
        "seed \(seed)\n\(bytes.text)"
      )
      #expect(
        scanned.cards.map(\.lines) == parsed.cards.map(\.lines),
        "seed \(seed)\n\(bytes.text)"
      )
      #expect(
        scanned.cards.map(\.beginsWithText) == parsed.cards.map(\.beginsWithText),
        "seed \(seed)\n\(bytes.text)"
      )
    }
    #expect(read > 100)
  }

  @Test("Columns as people write them are plain")
  func readsTidyColumns() {
    let text = """
      ---
      title: In progress
      ---

      # Now

      Some prose
      in two lines.

      - [ ] Write the *parser* ^k7x2m9
        Any Markdown

        ```
      - not seen here
      """
    let plain = text.replacing(
      "- not seen here",
      with: "  - code\n  ```\n- [x] #done\n* **other**\n\n<!-- end -->\n"
    )
    #expect(PlainScan.blocks(of: SourceText(Array(plain.utf8)), from: 3) != nil)
    #expect(PlainScan.blocks(of: SourceText(Array("1. a\n".utf8)), from: 0) == nil)
    #expect(PlainScan.blocks(of: SourceText(Array("- a\nlazy\n".utf8)), from: 0) == nil)
  }

  private func summary(_ block: Block) -> String {
    "\(block.firstLine) \(block.kind) \(block.list.map(String.init) ?? "")"
  }
}
