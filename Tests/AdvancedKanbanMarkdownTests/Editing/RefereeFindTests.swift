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
