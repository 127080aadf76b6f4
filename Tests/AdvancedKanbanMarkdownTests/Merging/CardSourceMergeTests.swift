import SourceText
import Testing

@testable import AdvancedKanbanMarkdown

@Suite("Merging one card")
struct CardSourceMergeTests {
  private func card(_ text: String) throws -> CardSource {
    try #require(CardSource(Array(text.utf8)))
  }

  private func merge(
    _ base: String?,
    _ ours: String,
    _ theirs: String
  ) throws -> (text: String, isConflicted: Bool) {
    let merge = CardSourceMerge(
      base: try base.map(card),
      ours: try card(ours),
      theirs: try card(theirs),
      labels: MergeLabels(ours: "HEAD", theirs: "feature")
    )
    let text = String(decoding: merge.source.bytes(endingIn: .lineFeed), as: UTF8.self)
    return (text, merge.isConflicted)
  }

  @Test(
    "Each part is the side's that has changed it",
    arguments: [
      ("- [ ] A ^a1", "- [x] A ^a1", "- [ ] B ^a1", "- [x] B ^a1\n"),
      ("- A", "- A ^a1", "- A, edited", "- A, edited ^a1\n"),
      ("- A\n  one\n  two\n  three", "- A\n  one!\n  two\n  three", "- A\n  one\n  two\n  three!",
        "- A\n  one!\n  two\n  three!\n"),
      ("- A\n  text", "- B\n  text", "- A\n  text\n\n  more", "- B\n  text\n\n  more\n"),
      ("- A", "* A", "- B", "- B\n"),
      ("- A", "- A #x", "- A #y", "- A #x #y\n"),
      ("- A #x @ann", "- A @ann", "- A #x @ann due:2026-12-24", "- A @ann due:2026-12-24\n"),
      ("- fix the login", "- Fix the login", "- fix the login page", "- Fix the login page\n"),
    ]
  )
  func parts(base: String, ours: String, theirs: String, merged: String) throws {
    for (one, other) in [(ours, theirs), (theirs, ours)] {
      let result = try merge(base, one, other)
      #expect(result.text == merged)
      #expect(!result.isConflicted)
    }
  }

  @Test("Two titles: the first line stays, and both are in the card")
  func titles() throws {
    let result = try merge("- [ ] A ^a1\n  body", "- [ ] B ^a1\n  body", "- [x] C ^a1\n  body")
    #expect(result.isConflicted)
    #expect(
      result.text == """
        - [x] A ^a1
          <<<<<<< HEAD
          [ ] B
          =======
          [x] C
          >>>>>>> feature
          body

        """
    )
  }

  @Test("Two texts of the same line")
  func bodies() throws {
    let result = try merge("- A\n  one\n  two", "- A\n  one\n  2", "- A\n  one\n  II")
    #expect(result.isConflicted)
    #expect(
      result.text == """
        - A
          one
          <<<<<<< HEAD
          2
          =======
          II
          >>>>>>> feature

        """
    )
  }

  @Test("The same ID for two new cards keeps both texts in one card")
  func twins() throws {
    let result = try merge(nil, "- A ^n1\n  a", "- B ^n1\n  b")
    #expect(result.isConflicted)
    #expect(result.text.contains("A") && result.text.contains("B"))
    #expect(result.text.contains("  a\n") && result.text.contains("  b\n"))
  }

  @Test("Bytes that are no UTF-8 stay as they are")
  func bytes() throws {
    let parts = { (text: [UInt8]) in try #require(CardSource(text)) }
    let merge = CardSourceMerge(
      base: try parts(Array("- A".utf8) + [0xFF]),
      ours: try parts(Array("- [x] A".utf8) + [0xFF]),
      theirs: try parts(Array("- A".utf8) + [0xFF] + Array("\n  text ".utf8) + [0xFE]),
      labels: MergeLabels(ours: "a", theirs: "b")
    )
    #expect(!merge.isConflicted)
    #expect(
      merge.source.lines == [
        Array("- [x] A".utf8) + [0xFF], Array("  text ".utf8) + [0xFE],
      ]
    )
  }
}
