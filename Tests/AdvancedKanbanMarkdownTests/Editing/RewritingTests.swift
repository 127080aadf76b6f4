import AdvancedKanbanMarkdown
import SourceText
import Testing

/// Changes of one card's own lines.
@Suite struct RewritingTests {
  private func file(_ text: String) -> MarkdownCardFile { MarkdownCardFile(Array(text.utf8)) }

  @Test(
    "A box is ticked and cleared; only it changes",
    arguments: [
      ("- [ ] a\n", true, "- [x] a\n"), ("- [x] a\n", false, "- [ ] a\n"),
      ("- [/] a\n", true, "- [x] a\n"),
      ("- [X] a\n", true, "- [X] a\n"), ("- a\n", false, "- a\n"), ("- a\n", true, "- [x] a\n"),
      ("10) [◐] a ^id1\r\n    b", false, "10) [ ] a ^id1\r\n    b"),
      ("- [-] a\n", false, "- [ ] a\n"),
      ("-\n", true, "- [x]\n"),
    ]
  )
  func boxes(text: String, isDone: Bool, expected: String) throws {
    #expect(
      try file("# H\n\n\(text)").settingCard(at: 0, done: isDone).bytes.text == "# H\n\n" + expected
    )
  }

  @Test(
    "A card that begins with something other than words gets no box and no title",
    arguments: [
      "- ```\n  x\n  ```\n", "- > q\n", "- > q\n  x\n", "- - a\n", "- 1. a\n  2. b\n",
      "-     code\n", "- <div>\n", "- <!-- a\n  -->\n", "- [k]: /u\n", "-\n  > q\n", "+ ---\n",
    ]
  )
  func withoutWords(text: String) throws {
    let file = file("# H\n\n" + text)
    #expect(throws: MarkdownEditError.noTitle(line: 3)) { try file.settingCard(at: 0, done: true) }
    #expect(throws: MarkdownEditError.noTitle(line: 3)) { try file.retitlingCard(at: 0, "new") }
    #expect(try file.settingCard(at: 0, done: false) == file)
  }

  @Test("A heading gets no box, nor a box a tick that would take the words behind it away")
  func headings() throws {
    for text in ["- # a\n", "- a\n  ===\n", "- [/] [k]: /u\n"] {
      #expect(throws: MarkdownEditError.noTitle(line: 1)) {
        try file(text).settingCard(at: 0, done: true)
      }
    }
  }

  @Test(
    "A title is replaced between box and ID",
    arguments: [
      ("- [x] old ^id1\n  body\n", "- [x] new ^id1\n  body\n"), ("- old", "- new"),
      ("- old  \n", "- new  \n"),
      ("1.  old\n    body\n", "1.  new\n    body\n"), ("- [ ]\n", "- [ ] new\n"),
      ("-\n", "- new\n"), ("- ^id1\n", "- new ^id1\n"),
    ]
  )
  func titles(text: String, expected: String) throws {
    #expect(try file(text).retitlingCard(at: 0, "new").bytes.text == expected)
  }

  @Test(
    "A title that would be more than text is escaped",
    arguments: [
      ("- x", "\\- x"), ("+ z", "\\+ z"), ("> x", "\\> x"), ("1. x", "1\\. x"),
      ("2026. Review", "2026\\. Review"), ("3) x", "3\\) x"), ("```", "\\```"), ("~~~", "\\~~~"),
      ("<!-- x", "\\<!-- x"), ("<div>", "\\<div>"), ("* * *", "\\* * *"), ("---", "\\---"),
      ("[k]: /two", "\\[k]: /two"), ("[ ] x", "\\[ ] x"),
    ]
  )
  func escapedTitles(title: String, escaped: String) throws {
    let retitled = try file("- old\n- next\n").retitlingCard(at: 0, title)
    #expect(retitled.bytes.text == "- \(escaped)\n- next\n")
    let boxed = try file("- [ ] old\n- next\n").retitlingCard(at: 0, title)
    #expect(boxed.cardCount == 2)
    let new = try NewCard(title: title).source(hasBox: false)
    #expect(new.lines.map(\.text) == ["- \(escaped)"])
  }

  @Test("Behind a box only a link definition is escaped")
  func escapedTitlesBehindBoxes() throws {
    let text = try ["[k]: /two", "> z", "# z"].map { title in
      try NewCard(title: title).source(hasBox: true).lines[0].text
    }
    #expect(text == ["- [ ] \\[k]: /two", "- [ ] > z", "- [ ] # z"])
  }

  @Test("A title is one line")
  func titleLines() {
    #expect(throws: MarkdownEditError.titleNotOneLine) {
      try file("- a\n").retitlingCard(at: 0, "a\nb")
    }
    #expect(throws: MarkdownEditError.noTitle(line: 1)) {
      try file("- ```\n  a\n  ```\n").retitlingCard(at: 0, "b")
    }
  }

  @Test(
    "A body is replaced below the title, with the file's line ends",
    arguments: [
      ("- a\n- b\n", "x\n\n- y\n", "- a\n  x\n\n  - y\n- b\n"),
      ("- a\n  old\n- b\n", "", "- a\n- b\n"),
      ("- b\r\n- a\r\n  old", "x", "- b\r\n- a\r\n  x"), ("- a", "x", "- a\n  x\n"),
      ("- b\r\n- a", "x", "- b\r\n- a\r\n  x\r\n"), ("- a\n  x", "", "- a\n"),
      // Old lines keep their bytes: tabs, lazy lines, blanks on blank lines, a missing line end.
      ("- a\n\t- sub\n", "  - sub\n  - new", "- a\n\t- sub\n    - new\n"),
      ("- a\n  x\nlazy\n- c\n", "x\nlazy\nmore", "- a\n  x\nlazy\n  more\n- c\n"),
      ("- a\n  x\n    \n  y", "new\nx\n\ny", "- a\n  new\n  x\n    \n  y"),
      ("- a\r\n  x\n  y", "x\ny\nz", "- a\r\n  x\n  y\r\n  z"),
      ("- a\n   x\n", " x\ny", "- a\n   x\n  y\n"),
      // ...unless they would mean something else.
      ("- a\nlazy\n", "```\ncode\n```\nlazy", "- a\n  ```\n  code\n  ```\n  lazy\n"),
      // What would mean something else right below the title is set apart.
      ("- a\n", "2. x\n3. y", "- a\n\n  2. x\n  3. y\n"),
      ("- a\n", "    code", "- a\n\n      code\n"), ("- a\n", "---", "- a\n\n  ---\n"),
      ("- a\n", "===", "- a\n\n  ===\n"), ("- a | b\n", "--|--", "- a | b\n\n  --|--\n"),
      ("- a\n", "text\n---", "- a\n\n  text\n  ---\n"), ("- a\n", "1. x", "- a\n  1. x\n"),
      ("- ```\n  a\n  ```\n", "a\nb\n```", "- ```\n  a\n  b\n  ```\n"),
      ("- # a\n", "2. x", "- # a\n  2. x\n"),
      ("- a\n", "[k]: /u", "- a\n\n  [k]: /u\n"), ("- a\n", "[k] x", "- a\n  [k] x\n"),
      ("- a\n", "x | y\n--|--", "- a\n  x | y\n  --|--\n"), ("- a\n", "> q", "- a\n  > q\n"),
      ("10. a\n", "x\n", "10. a\n    x\n"),
    ]
  )
  func bodies(text: String, body: String, expected: String) throws {
    let file = file(text)
    #expect(
      try file.settingBody(ofCardAt: text.hasPrefix("- b") ? 1 : 0, body).bytes.text == expected
    )
  }

  @Test("A body that is the card's already changes nothing")
  func sameBody() throws {
    let bodies = [
      "  x\n\n  y\n", "\t- s\n\t\t- t\n", "lazy\n \t\n  - s\nlazy too", "  2. x\n", "\n  2. x\n",
      "  ```\n\t\tx\n    \n  ```", "\tx\r\n \ty", "  ---\n", "\n[k]: /u\n",
    ]
    for body in bodies {
      let file = file("- a\n" + body)
      let card = try #require(MarkdownKanbanColumn(id: "column", bytes: file.bytes).cards.first)
      #expect(try file.settingBody(ofCardAt: 0, card.body).bytes.text == file.bytes.text)
    }
  }

  @Test(
    "An ID goes to the end of the title",
    arguments: [
      ("- a\n", "- a ^id1\n"), ("- a  \n  b\n", "- a ^id1  \n  b\n"),
      ("- a ^other\n", "- a ^other\n"),
      // A hard break stays one, and a backslash that breaks nothing stays.
      ("- a\\\n  b\n", "- a ^id1  \n  b\n"), ("- a\\\r\n  b", "- a ^id1  \r\n  b"),
      ("- a\\\n  - b\n", "- a\\ ^id1\n  - b\n"), ("- a\\", "- a\\ ^id1"),
      ("- # a #\n", "- # a ^id1\n"), ("- # a ##  \n  b\n", "- # a ^id1  \n  b\n"),
      ("- a #\n", "- a # ^id1\n"), ("- `a` <!-- c -->\n", "- `a` <!-- c --> ^id1\n"),
      ("- [ ] *a\n  b*\n", "- [ ] *a ^id1\n  b*\n"), ("- a `b\n", "- a `b ^id1\n"),
      ("- a\n\n[a]: /u\n", "- a ^id1\n\n[a]: /u\n"),
    ]
  )
  func identifiers(text: String, expected: String) throws {
    #expect(try file(text).identifyingCard(at: 0, as: "id1").bytes.text == expected)
  }

  @Test(
    "A card whose first line ends inside of something gets no ID",
    arguments: [
      "- a `code\n  goes on`\n", "- a <!-- b\n  c -->\n", "- a <b\n  c='d'>\n",
      "- [a](b\n  'title')\n", "- | a | b |\n  |---|---|\n", "- # #\n",
    ]
  )
  func noPlaceForIdentifier(text: String) {
    #expect(throws: MarkdownEditError.noTitle(line: 1)) {
      try file(text).identifyingCard(at: 0, as: "id1")
    }
  }

  @Test("What would not mean the same below a new title is set apart")
  func newBodies() throws {
    let text = try ["2. x", "x", "===", "    code", "- x"].map { body in
      try NewCard(title: "a", body: body).source(hasBox: true).lines.dropFirst().map(\.text)
    }
    #expect(text == [["", "  2. x"], ["  x"], ["", "  ==="], ["", "      code"], ["  - x"]])
  }

  @Test("A new card is written with its parts")
  func newCard() throws {
    let card = NewCard(title: " Write it ", body: "why\n\n```\nhow\n```\n", blockID: "id1")
    let source = try card.source(hasBox: true)
    let file = try file("1) one\n").inserting(source, at: 1)
    #expect(file.bytes.text == "1) one\n2) [ ] Write it ^id1\n   why\n\n   ```\n   how\n   ```\n")
  }
}
