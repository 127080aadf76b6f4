import Testing

@testable import KanbanCLI

@Suite("Text in Markdown") struct MarkdownTextTests {
  @Test(
    "shows itself and does nothing else",
    arguments: [
      ("Fix the login page", "Fix the login page"),
      ("a *b* _c_ [d](e) <i>", #"a \*b\* \_c\_ \[d\](e) \<i\>"#),
      ("@mira #12 a@b.c", "`@mira` `#12` `a@b.c`"),
      ("see https://example.com, www.example.com", "see `https://example.com,` `www.example.com`"),
      ("`x` ``#y", #"\`x\` ```` ``#y ````"#.replacing("````", with: "```")),
      ("1. first", #"1\. first"#), ("12) x", #"12\) x"#), ("- x", #"\- x"#), ("+ x", #"\+ x"#),
      ("v1.2 re-order", "v1.2 re-order"), ("GH-7 deadbeef1", "`GH-7` `deadbeef1`"),
      ("&amp; | $x$ ~y~ !z", #"\&amp; \| \$x\$ \~y\~ \!z"#), (#"a\b"#, #"a\\b"#),
      ("\u{1B}[31m", #"\\e\[31m"#), ("", ""), ("a  b", "a  b"), ("decade facade", "decade facade"),
    ]
  )
  func isEscaped(_ text: String, _ markdown: String) {
    #expect(MarkdownText.inline(text) == markdown)
  }

  @Test(
    "is code behind enough signs",
    arguments: [("a", "`a`"), ("`", "`` ` ``"), ("a`b", "``a`b``"), ("", "`  `")]
  )
  func isCode(_ text: String, _ markdown: String) {
    #expect(MarkdownText.code(text) == markdown)
  }
}
