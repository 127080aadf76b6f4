import CommonMark
import Testing

@Suite struct LinkLabelTests {
  private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

  @Test("A label has the destination of its first definition, wherever that stands")
  func links() {
    let text =
      "- a\n\n  [One]: /1\n\n> [two\n> words]: <b c> 'title'\n\n[one]: /2\n\n```\n[code]: /3\n```\n"
    let labels = ["one", "TWO words", "code", "none", "^1"].map(bytes)
    #expect(
      definitions(of: labels, in: bytes(text)[...], areFootnotes: false)
        == ["/1", "b c", nil, nil, nil]
    )
    #expect(definitions(of: [], in: bytes(text)[...], areFootnotes: false) == [])
  }

  @Test("A footnote has no destination but is defined")
  func footnotes() {
    let text = "text[^1]\n\n[^1]: A note.\n\n    More.\n"
    let labels = ["^1", "^2", "1"].map(bytes)
    #expect(definitions(of: labels, in: bytes(text)[...], areFootnotes: true) == ["", nil, nil])
  }

  @Test("Every kind of reference counts, in the block that it is in")
  func uses() {
    let text = """
      [k] and [k]
      - [text][K]
      - ![image][]
      - `[k]`
      - [x] done
      1. [k](inline) [a [k] b](/u)

      [k]: /own

      ```
      [k]
      ```
      """
    let labels = ["k", "image", "x", "^1"].map(bytes)
    #expect(
      references(to: labels, in: bytes(text)[...]).map(\.labels)
        == [[0], [0], [1], [], [], [0], []]
    )
  }

  @Test("A text that opens what it never closes hides no question")
  func openBlocks() {
    let text = "<!-- [k]: /u\n"
    #expect(definitions(of: [bytes("k")], in: bytes(text)[...], areFootnotes: false) == [nil])
    #expect(references(to: [bytes("k")], in: bytes(text)[...]).map(\.labels) == [[]])
  }
}
