import CommonMark
import Testing

/// What is told of a document; where CommonMark itself is at stake, see the hazards of the format.
@Suite struct BlockParsingTests {
  private func dump(_ text: String, firstLine: Int = 0) -> [String] {
    blocks(of: Array(text.utf8)[...], firstLine: firstLine).map { block in
      let list = block.list.map { " of \($0)" } ?? ""
      let opening = block.opening.map { " opens with \($0)" } ?? ""
      return "\(block.firstLine) \(block.kind)\(list)\(opening)"
    }
  }

  @Test("Items count as blocks of their own, each with its list")
  func items() {
    let text = "# Title\n\n- a\n - b\n\n***\n\n1. # c\n2. ```\n3.\n> quote\n\n<!-- x -->\n"
    #expect(
      dump(text) == [
        "0 heading(level: 1)", "2 item of 0 opens with paragraph",
        "3 item of 0 opens with paragraph", "5 thematicBreak",
        "7 item of 1 opens with heading(level: 1)", "8 item of 1 opens with codeBlock",
        "9 item of 1", "10 blockQuote", "12 html",
      ]
    )
  }

  @Test("Lines count on from a number")
  func firstLine() {
    #expect(
      dump("- a\n\ntext\n", firstLine: 5) == [
        "5 item of 0 opens with paragraph", "7 paragraph",
      ]
    )
  }

  @Test("A paragraph right above a table begins where the table is said to")
  func paragraphAboveTable() {
    #expect(dump("text\na | b\n--|--\n1 | 2\n") == ["0 paragraph", "0 table"])
  }

  @Test("Outlines are equal for items that differ in marker and indent only")
  func outlines() {
    let outlines = [
      "- a\n  - b\n", "1) a\n   * b\n", "- a\n  1. b\n", "- a\n\n      b\n", "- a\n\n  - b\n",
    ]
    .map { outlinedBlocks(of: Array($0.utf8)[...]).outlines }
    #expect(outlines[0] == outlines[1])
    #expect(Set(outlines).count == 4)
  }

  @Test("Outlines hold code without its line ends' kind and without blank lines at the end")
  func codeOutlines() {
    let outlines = [
      "- ```\n  x\n  ```\n", "- ```\r\n  x\r\n  ```\r\n", "- ```\n  x\n\n\n", "- ```\n   x\n",
    ]
    .map { outlinedBlocks(of: Array($0.utf8)[...]).outlines }
    #expect(outlines[0] == outlines[1])
    #expect(outlines[0] == outlines[2])
    #expect(outlines[0] != outlines[3])
  }

  @Test("No text is cut between CR and LF", arguments: 0..<40)
  func lineEndsInPieces(length: Int) {
    let text = Array(repeatElement("- a\r\nb\r\n".utf8, count: 5).joined())
    let pieces = blocks(of: text[...], pieceLength: length)
    #expect(pieces == blocks(of: text[...]))
  }

  @Test(
    "Cards however deep are read piece by piece as they are read whole",
    arguments: ["- > a", "- - b", "* * *", "* > * > c", "- - -", "+ > -", "- -\tx", "> - d"]
  )
  func deepPieces(line: String) {
    let text = Array(repeatElement("e\n\(line)\n".utf8, count: 6).joined())
    let pieces = outlinedBlocks(of: text[...], pieceLength: 0)
    #expect(pieces.outlines == outlinedBlocks(of: text[...]).outlines)
  }

  @Test("Nesting as deep as anybody likes is walked without recursion")
  func deepNesting() {
    let text = String(repeating: "> ", count: 10_000) + "x\n"
    #expect(outlinedBlocks(of: Array(text.utf8)[...]).outlines.first?.count ?? 0 > 10_000)
  }

  @Test("Link destinations stand with their blocks, resolved")
  func links() {
    let text = "[a](x.md)\n\n- [b](<y z.md> \"t\") [c][]\n- none\n\n[c]: z&amp;z.md\n"
    #expect(linkDestinations(of: Array(text.utf8)[...]) == [["x.md"], ["y z.md", "z&z.md"], []])
  }

  @Test("Empty texts have no blocks")
  func nothing() {
    #expect(dump("").isEmpty)
    #expect(dump("\n \n").isEmpty)
  }
}
