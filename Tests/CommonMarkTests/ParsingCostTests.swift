import CommonMark
import Testing

/// Texts that take cmark-gfm quadratic time by itself are made cheap, or are known as what they are.
@Suite struct ParsingCostTests {
  @Test(
    "What is known to be slow is read in good time, or counts as excessive",
    arguments: [
      "*soft* **loud** [a](b) ", "x|", "a|b|c\n-|-\n", "a\n-|-\n", "a**b", "[a](b", "<a ",
      "_a __a ",
      "&", "`a``", "**1", "]:\n\"]:\n", "> ", "- ", "1. ", "[", "'", "\n", "\r\n", "- a\n", "    ",
    ]
  )
  func slowPatterns(pattern: String) {
    for end in ["", "x\n", "\n-|-\n", "\n\n\n"] {
      let text = repeated(pattern, count: 40_000) + Array(end.utf8)
      guard !ParsingCost(text[...]).isExcessive(for: text.count) else { continue }
      let time = ContinuousClock().measure { _ = outlinedBlocks(of: text[...]) }
      #expect(time < .seconds(5), "\(pattern.debugDescription) \(end.debugDescription)")
    }
  }

  @Test("10,000 levels are read; much inside of them is excessive")
  func nesting() {
    for marker in ["- ", "> ", "1. ", "> - "] {
      let deep = repeated(marker, count: marker.utf8.count * 10_000) + Array("a\n".utf8)
      #expect(!ParsingCost(deep[...]).isExcessive(for: deep.count))
      #expect(outlinedBlocks(of: deep[...]).blocks.count == 1)
      for inside in ["b\n", "[", "\n"] where marker != "> " || inside != "\n" {
        let text = Array(deep.dropLast()) + repeated(inside, count: 30_000)
        #expect(ParsingCost(text[...]).isExcessive(for: text.count), "\(marker) \(inside)")
      }
    }
  }

  @Test("Common text costs nothing to speak of")
  func commonText() {
    let card = "- [ ] *One* thing, `two` things #core @ann ^id1\n  - a [b](c.md)\n\n  > quote\n\n"
    let text = repeated(card + "| a | b |\n|---|---|\n| 1 | 2 |\n\n", count: 1_000_000)
    let cost = ParsingCost(text[...])
    #expect(cost.steps < 4_000_000)
    #expect(cost.allowsTables)
    let tight = repeated("1. **One** *thing*\n2. two\n   more\n", count: 1_000_000)
    #expect(ParsingCost(tight[...]).steps < 4_000_000)
    let prose = repeated("a\n2. **One** *thing*\n", count: 1_000_000)
    #expect(ParsingCost(prose[...]).isExcessive(for: prose.count))
  }

  @Test("Tables of many columns and behind many lines are text")
  func tables() {
    let allows = { (text: String) in ParsingCost(Array(text.utf8)[...]).allowsTables }
    let long = String(repeating: "a\n", count: 101)
    #expect(allows("a | b\n--|--\n"))
    #expect(!allows(String(repeating: "|", count: 201)))
    #expect(!allows(long + "-|-\n"))
    #expect(!allows("> " + long.replacing("\n", with: "\r\n") + "> |-|\n"))
    #expect(allows(long + "\n-|-\n"))
    #expect(allows(long.replacing("a", with: "- a") + "  -|-\n"))
    #expect(allows("1. a\n" + long.replacing("a", with: "2. a") + "   -|-\n"))
    #expect(!allows("a\n" + long.replacing("a", with: "2. a") + "   -|-\n"))
    #expect(!allows("1. a\n# b\na\n" + long.replacing("a", with: "2. a") + "   -|-\n"))
  }

  private func repeated(_ text: String, count: Int) -> [UInt8] {
    Array(repeatElement(text.utf8, count: count / max(text.utf8.count, 1) + 1).joined())
  }
}
