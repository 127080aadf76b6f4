import AdvancedKanbanMarkdown
import Testing

@Suite struct MixedLineEndsCheckTests {
  @Test("The first line that ends in another way than most is named")
  func mixed() {
    expect(
      "mixed-line-ends",
      finds: "this line ends in LF and most lines end in CR LF; let all end alike",
      "this line ends in CR LF and most lines end in LF; let all end alike",
      "this line ends in CR and most lines end in LF; let all end alike",
      in: [
        "a.md": "- a\r\n- b◆\n- c\r\n- d\n- e\r\n", "b.md": "- a\n- b◆\r\n- c\n",
        "c.md": "a\nb\nc◆\rd",
      ]
    )
  }

  @Test("Where as many lines end in either way, the later one is named")
  func tie() {
    expect(
      "mixed-line-ends",
      finds: "this line ends in LF and as many lines end in CR LF; let all end alike",
      in: ["a.md": "- a\r\n- b◆\n"]
    )
  }

  @Test("A last line without an end is none of it")
  func alike() {
    expect(
      "mixed-line-ends",
      findsNothingIn: ["a.md": "- a\r\n- b", "b.md": "a\rb\r", "c.md": "x"]
    )
  }
}
