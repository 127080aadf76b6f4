import AdvancedKanbanMarkdown
import MarkdownReferee
import Testing

/// What the referee and the fuzzer have found: each case broke a rule once.
@Suite struct RefereeFindTests {
  @Test("No find comes back", arguments: finds)
  func holds(find: RefereeCase) throws {
    _ = try find.judged()
  }

  private static let finds: [RefereeCase] = [
    // A title that would begin a block of its own is text for all that.
    adding("<div"), adding("1."), adding("-"), adding(">"), adding("[k]: /u"), adding("<!--"),
    // No box is put before code, a quote, a list or a break.
    RefereeCase(source: "- ~~~\n", change: .tick(0, true)),
    RefereeCase(source: "- >\n", change: .tick(0, true)),
    RefereeCase(source: "* *\n", change: .tick(0, true)),
    RefereeCase(source: "-     a\n", change: .tick(0, true)),
    RefereeCase(source: "- ___\n", change: .tick(0, true)),
    // What is written as a block ID is read as one.
    identifying("12"), identifying("a b"), identifying("\u{E9}\u{E9}"), identifying("-"),
    // A byte order mark counts at the beginning of a file, and nowhere else.
    RefereeCase(source: "---\n---\n\u{FEFF}+", change: .remove(0)),
    RefereeCase(source: "---\n\u{FEFF}title: a\n---", change: .title("b")),
    // A card without a title, and one that only looks like it has one.
    RefereeCase(source: "+ ^aa\n   a", change: .retitle(0, "")),
    RefereeCase(source: "- a ^aa\n   a", change: .retitle(0, "")),
    RefereeCase(source: "9.  a\n    a", change: .retitle(0, "")),
    RefereeCase(
      source: "",
      change: .add(title: "", body: " c", blockID: "abc123", hasBox: false, at: 0)
    ),
    RefereeCase(source: "- [a]:", change: .setBody(0, "a")),
    RefereeCase(source: "+ [a]:\na", change: .setBody(0, "")),
    // A CR and the LF of the next line do not become one line end.
    RefereeCase(source: "    a\r2.\n\n", change: .remove(0)),
    RefereeCase(source: "- a\r \n- b\n\n", change: .remove(1)),
    RefereeCase(source: "1.", destination: "*\n*\n*\n\n*\r", change: .move(0, to: 4)),
    // A comment with a byte that is no UTF-8 ends where it ends.
    RefereeCase(
      source: Array("<!-- caf".utf8) + [0xE9] + Array(" -->\n- a\n".utf8),
      change: .remove(0)
    ),
    // Cards behind a removed one may move left, and the last one get a line end.
    RefereeCase(source: "-\n  a\n +\n  +", change: .moveWithin(1, to: 2)),
    // A star is no tick.
    RefereeCase(source: "- [*] \na", change: .limit(11)),
    // Code keeps its columns, where nothing but a control character shows them.
    RefereeCase(source: "  -\n    >   \t\u{B}", destination: "-", change: .move(0, to: 0)),
    // A column that is listed twice moves all the same.
    RefereeCase(source: "- [](c.md)\n- [](./c.md)\n1. [](a.md)", change: .moveColumn(0, to: 1)),
    // Blocks begin on the lines on which they began, whatever the indent of the lines above.
    RefereeCase(source: " * a\n\t  >\n   >", destination: "-", change: .move(0, to: 0)),
    RefereeCase(source: "0)\n1)\n\n   - a\n     ```\n\t   ```", change: .moveWithin(2, to: 0)),
    // A text is never cut within a line end.
    RefereeCase(source: "    aaaaaaaaa\n\naaaaa\n- a\r\na", change: .identify(0, "a-b")),
    // An old blank line stays one behind a new line that ends in CR.
    RefereeCase(source: "+ a\ra\n\n  a", change: .setBody(0, "b\n\n>")),
    // A new card's tabs go with its indent.
    RefereeCase(
      source: "9)",
      change: .add(title: "", body: "t\n\ttab\n    c", blockID: "a-b", hasBox: false, at: 0)
    ),
    // A line of more columns than tables may have makes text of them all.
    RefereeCase(
      source: "a\na|a\n-|-\n" + String(repeating: "|", count: 201),
      change: .tick(0, true)
    ),
    // Blanks before a backslash or closing marks that go, and a first key that is indented.
    RefereeCase(source: "* a \\\na", change: .identify(0, "abc123")),
    RefereeCase(source: "- # a\t#", change: .identify(0, "abc123")),
    RefereeCase(source: "---\n title:\n---", change: .title("")),
  ]

  private static func adding(_ title: String) -> RefereeCase {
    RefereeCase(
      source: "",
      change: .add(title: title, body: "", blockID: nil, hasBox: false, at: 0)
    )
  }

  private static func identifying(_ blockID: String) -> RefereeCase {
    RefereeCase(source: "- a\n", change: .identify(0, blockID))
  }
}
