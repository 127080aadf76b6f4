import Testing

@testable import CommonMark

/// What stands inside paragraphs takes no memory where blocks alone are wanted.
@Suite struct InlineSilenceTests {
  private let text = "a [b](c)\n\n- *d* <e>\n\n# `f`\n\n| g |\n|---|\n| [h] |"

  /// How many nodes a document has beside its root.
  private func nodeCount(inlineCount: Int?) -> Int {
    let text = Array(text.utf8)[...]
    let document = Document(parsing: text, withTables: true, inlineCount: inlineCount)
    var nodes = Array(document.root.children)
    var count = 0
    while let node = nodes.popLast() {
      count += 1
      nodes += node.children
    }
    return count
  }

  @Test("Paragraphs, headings and cells stay empty, but for those asked for")
  func silence() {
    #expect(nodeCount(inlineCount: 0) == 10)
    #expect(nodeCount(inlineCount: 1) == 13)
    #expect(nodeCount(inlineCount: nil) > 17)
  }

  @Test("A text that is all definitions, and one without a line end, are read like others")
  func ends() {
    for (text, count) in [("[a]: /b", 0), ("", 0), ("a\r", 1), ("- a\n\n  [b]: /c", 1)] {
      #expect(blocks(of: Array(text.utf8)[...]).count == count)
    }
  }
}
