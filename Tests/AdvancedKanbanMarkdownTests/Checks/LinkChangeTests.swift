import AdvancedKanbanMarkdown
import Testing

/// What a move does to links, in the cases that people meet.
@Suite struct LinkChangeTests {
  private func changes(
    moving card: Int = 0,
    from source: String,
    to destination: String,
    at index: Int = 0
  ) throws -> [LinkChange] {
    let old = MarkdownCardFile(Array(source.utf8))
    let target = MarkdownCardFile(Array(destination.utf8))
    let left = try old.removingCard(at: card)
    let new = try target.inserting(old.source(ofCard: card), at: index)
    return LinkChange.all(movingCardAt: card, from: (old, left), to: (target, new))
  }

  @Test("A definition that stays behind is told, of links, images and footnotes")
  func leftBehind() throws {
    let source = "- a [spec] ![image][Two\n  words] and [^1]\n- b [^1]\n\n"
    let definitions = "[spec]: /u\n[two words]: /w\n\n[^1]: A note.\n"
    #expect(
      try changes(from: source + definitions, to: "- x\n") == [
        .leftBehind(label: "spec"), .leftBehind(label: "Two\n  words"), .leftBehind(label: "^1"),
      ]
    )
    #expect(try changes(from: source + definitions, to: "- x\n\n" + definitions) == [])
  }

  @Test("A definition in the new file that says something else is told")
  func retargeted() throws {
    #expect(
      try changes(from: "- a [k]\n\n[k]: /one\n", to: "- x\n\n[k]: /two\n")
        == [.retargeted(label: "k")]
    )
    #expect(
      try changes(from: "- a[^1]\n\n[^1]: One.\n", to: "- x\n\n[^1]: Two.\n")
        == [.retargeted(label: "^1")]
    )
    #expect(try changes(from: "- a [k]\n\n[K]: </one>\n", to: "- x\n\n[k]: /one\n") == [])
  }

  @Test("A definition in the card that others use is told")
  func takenAlong() throws {
    let source = "- a [k]\n\n  [k]: /one\n- b\n  ![c][K]\n"
    #expect(try changes(from: source, to: "- x\n") == [.takenAlong(label: "k")])
    #expect(try changes(from: "- a [k]\n\n  [k]: /one\n- b\n", to: "- x\n") == [])
    #expect(try changes(from: source + "\n[k]: /one\n", to: "- x\n") == [])
  }

  @Test("A definition in the card that wins over the new file's is told")
  func shadowing() throws {
    let source = "- a\n\n  [k]: /new\n"
    let destination = "- x [k]\n\n[k]: /old\n"
    #expect(try changes(from: source, to: destination) == [.shadowing(label: "k")])
    #expect(try changes(from: source, to: "[k]: /old\n\n- x [k]\n", at: 1) == [])
    #expect(
      try changes(from: "- a [k]\n\n  [k]: /new\n", to: "[k]: /old\n\n- x [k]\n", at: 1)
        == [.retargeted(label: "k")]
    )
  }

  @Test("Plain text in the card that the new file makes a link is told")
  func captured() throws {
    for text in ["[k]", "![a][k]", "[^1]"] {
      let definition = "\n[k]: /u\n\n[^1]: A note.\n"
      let label = text.contains("^") ? "^1" : "k"
      #expect(
        try changes(from: "- a \(text)\n", to: "- x\n" + definition) == [.captured(label: label)]
      )
    }
    #expect(try changes(from: "- [x] a `[k]`\n", to: "- y\n\n[x]: /x\n[k]: /k\n") == [])
  }

  @Test("A definition in the card that makes links of plain text in the new file is told")
  func capturing() throws {
    let card = "- a\n\n  [k]: /u\n"
    #expect(try changes(from: card, to: "- x [k]\n") == [.capturing(label: "k")])
    #expect(try changes(from: card, to: "- x `[k]`\n") == [])
  }

  @Test(
    "What is no link is none of it",
    arguments: [
      "- [x] done\n", "- `[k]`\n", "- a\n  ```\n  [k]\n  ```\n", "- [k](inline.md)\n", "- \\[k]\n",
      "- nothing\n", "- [unknown]\n",
    ]
  )
  func noLinks(card: String) throws {
    let foot = "\ntext\n\n[k]: /one\n[x]: /x\n"
    #expect(try changes(from: card + foot, to: "- x\n") == [])
  }
}
