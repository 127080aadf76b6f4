/// The texts that documents, titles and bodies are made of.
enum Words {
  /// What stands in a paragraph, as people write it and as nobody should.
  static let inline: [(String, Int)] = [
    ("word", 8), ("two words", 4), ("*soft* **loud**", 2), ("`code`", 2), ("``a ` b``", 1),
    ("[link](a.md)", 2), ("[k]", 2), ("![image](a.png \"t\")", 1), ("<https://a.example>", 1),
    ("<b>bold</b>", 1), ("&amp; &copy; &#0;", 1), ("a | b", 2), ("\\* \\[ \\", 1), ("#tag", 2),
    ("@name", 2), ("due:2026-12-24", 1), ("due:2026-02-30", 1), ("^id-1", 2), ("x ^2", 1),
    ("caf\u{E9}", 1), ("cafe\u{301}", 1), ("\u{1F468}\u{200D}\u{1F469}", 1), ("\u{202E}abc", 1),
    ("\u{200B}", 1), ("\u{2028}", 1), ("\u{A0}", 1), ("\u{FEFF}", 1), ("\u{85}", 1),
    ("\u{1B}[31m", 1), ("\u{7F}", 1), ("\u{B}", 1), ("\u{C}", 1), ("12. ", 1), ("- ", 1),
    ("+", 1), ("> ", 1), ("#", 1), ("<!--", 1), ("-->", 1), ("```", 1), ("~~~", 1), ("[ ]", 1),
    ("[x] ", 1), ("[/] ", 1), ("[k]: /u", 1), ("[^1]", 1), ("[^1]: note", 1), ("two  ", 1),
    ("back\\", 1), ("$&", 1), ("%s", 1), ("'\"", 1), ("=======", 1), ("<<<<<<< ours", 1),
    (">>>>>>> theirs", 1), ("---", 1), ("===", 1), ("|---|", 1), ("<div>", 1), ("</div>", 1),
  ]

  /// Titles that people type, and titles that would like to be something else.
  static let titles: [(String, Int)] = [
    ("A title", 8), ("Another #tag @ann", 3), ("caf\u{E9}", 1), ("cafe\u{301}", 1), ("", 1),
    (" ", 1), ("- x", 1), ("1. x", 1), ("# x", 1), ("> x", 1), ("```", 1), ("    x", 1),
    ("[k]: /u", 1), ("<!-- x", 1), ("<div>", 1), ("---", 1), ("[x] done", 1), ("x ^own-id", 1),
    ("^id", 1), ("a | b", 1), ("|-|", 1), ("\\", 1), ("two\nlines", 1), ("\u{0}", 1), ("a\tb", 1),
    ("\u{202E}x", 1), ("x: y # z", 1), ("\"quoted\"", 1), ("null", 1), ("@at", 1), ("\u{85}", 1),
    ("\u{2028}", 1), ("a\u{FEFF}", 1), ("* * *", 1), ("===", 1), ("#", 1), ("## x ##", 1),
    ("yes", 1), ("-", 1), ("12", 1), ("$& \\1 %s", 1), ("\u{1F468}\u{200D}\u{1F469}", 1),
  ]

  /// Lines of bodies, with whatever line ends.
  static let bodyLines: [(String, Int)] = [
    ("text", 6), ("", 3), ("- [ ] step", 3), ("- sub", 2), ("1. one", 1), ("> quote", 1),
    ("```", 2), ("~~~ js", 1), ("    code", 1), ("# Heading", 1), ("---", 1), ("===", 1),
    ("<!--", 1), ("-->", 1), ("[k]: /u", 1), ("| a | b |", 1), ("|---|---|", 1), ("\ttab", 1),
    ("caf\u{E9}", 1), (" ", 1), ("<pre>", 1), ("\u{FEFF}x", 1), ("a\rb", 1), ("a\r\nb", 1),
  ]

  static let blockIDs: [(String, Int)] = [
    ("abc123", 6), ("a-b", 1), ("12", 1), ("a", 1), ("", 1), ("a b", 1), ("\u{E9}\u{E9}", 1),
    ("-", 1), ("id-1", 1),
  ]
}
