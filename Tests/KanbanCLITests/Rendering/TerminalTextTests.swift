import KanbanCLI
import Testing

@Suite("Text on a terminal")
struct TerminalTextTests {
  @Test(
    "shows what would be obeyed or swallowed",
    arguments: [
      ("plain ~", "plain ~"), ("\0\t\n\r\u{1B}", #"\0\t\n\r\e"#), ("a\r\nb", #"a\r\nb"#),
      ("\u{7}\u{7F}\u{85}\u{9B}", #"\u{7}\u{7F}\u{85}\u{9B}"#),
      ("a\u{200B}b\u{200C}c\u{200D}d", #"a\u{200B}b\u{200C}c\u{200D}d"#),
      ("\u{200E}\u{200F}\u{61C}", #"\u{200E}\u{200F}\u{61C}"#),
      ("\u{202A}\u{202E}\u{2066}\u{2069}", #"\u{202A}\u{202E}\u{2066}\u{2069}"#),
      ("\u{FEFF}\u{2060}\u{2028}\u{2029}", #"\u{FEFF}\u{2060}\u{2028}\u{2029}"#),
      ("a\u{FE0F}b", #"a\u{FE0F}b"#), ("❤\u{FE0F}", "❤\u{FE0F}"),
      ("1\u{FE0F}\u{20E3}", "1\u{FE0F}\u{20E3}"),
      ("❤\u{FE0F}\u{FE0F}", "❤\u{FE0F}\\u{FE0F}"), ("😀\u{E0100}", #"😀\u{E0100}"#),
      ("\u{FE0E}", #"\u{FE0E}"#),
      ("葛\u{E0100}", "葛\u{E0100}"), ("葛\u{E0100}\u{E0101}", "葛\u{E0100}\\u{E0101}"),
      ("∩\u{FE00}", "∩\u{FE00}"),
      ("\u{180E}\u{206A}\u{FFF9}", #"\u{180E}\u{206A}\u{FFF9}"#), ("a\u{E0041}", #"a\u{E0041}"#),
      ("a\u{AD}b\u{34F}c", #"a\u{AD}b\u{34F}c"#),
      ("\u{115F}\u{1160}\u{3164}\u{FFA0}", #"\u{115F}\u{1160}\u{3164}\u{FFA0}"#),
      ("back\\slash", "back\\slash"), ("e\u{301}", "e\u{301}"),
      ("👩\u{200D}🚀", "👩\u{200D}🚀"), ("👩\u{200D}", #"👩\u{200D}"#),
      ("❤️\u{200D}🔥", "❤️\u{200D}🔥"), ("1\u{200D}2", #"1\u{200D}2"#),
      ("🏴\u{E0067}\u{E0062}\u{E007F}", "🏴\u{E0067}\u{E0062}\u{E007F}"),
    ]
  )
  func showsInvisible(_ text: String, _ visible: String) {
    #expect(Array(TerminalText.visible(text).unicodeScalars) == Array(visible.unicodeScalars))
  }

  @Test(
    "is wrapped by width",
    arguments: [
      ("", 5, [""]), ("one two three", 7, ["one two", "three"]), ("one two", 3, ["one", "two"]),
      ("  a   b ", 9, ["a b"]), ("abcdefgh", 3, ["abc", "def", "gh"]),
      ("ab cdefgh ij", 4, ["ab c", "defg", "h ij"]), ("漢字漢字", 5, ["漢字", "漢字"]),
      ("a 漢字漢字", 5, ["a 漢", "字漢", "字"]), ("漢字", 1, ["漢", "字"]),
      ("e\u{301}e\u{301}e\u{301}", 2, ["e\u{301}e\u{301}", "e\u{301}"]),
      ("a bcdef", 2, ["a", "bc", "de", "f"]),
    ]
  )
  func wraps(_ text: String, _ width: Int, _ lines: [String]) {
    #expect(TerminalText.wrapped(text, width: width) == lines)
  }

  @Test(
    "is truncated by width",
    arguments: [
      ("abc", 3, "abc"), ("abcd", 3, "ab…"), ("漢字漢", 4, "漢…"), ("a bcd", 3, "a…"), ("ab", 1, "…"),
      ("ab", 0, ""), ("", 0, ""),
    ]
  )
  func truncates(_ text: String, _ width: Int, _ expected: String) {
    #expect(TerminalText.truncated(text, width: width) == expected)
  }
}
