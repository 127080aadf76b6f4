import AdvancedKanbanMarkdown
import SourceText
import Testing

/// What people and their other programs write into files, and what becomes of it.
@Suite struct HandwrittenFileTests {
  private func file(_ text: String) -> MarkdownCardFile { MarkdownCardFile(Array(text.utf8)) }

  private func inserting(_ text: String, at index: Int) throws -> String {
    let card = try NewCard(title: "new").source(hasBox: false)
    return try file(text).inserting(card, at: index).bytes.text
  }

  private func column(_ text: String) -> MarkdownKanbanColumn {
    MarkdownKanbanColumn(id: "column", bytes: Array(text.utf8))
  }

  // MARK: - The end of a file

  @Test(
    "A file without cards that ends inside of a fence or comment takes none, and says in which line",
    arguments: [
      ("Notes\n\n```\ncode\n", 3), ("<!-- todo\n", 1), ("# A\n\n~~~~\n~~~\n", 3), ("a\n\n<?x\n", 3),
    ]
  )
  func openEnds(text: String, line: Int) {
    #expect(throws: MarkdownEditError.unclosedBlock(line: line)) { try inserting(text, at: 0) }
  }

  @Test("With cards before it, an open fence stays the last thing in its file")
  func openEndBehindCards() throws {
    #expect(try inserting("- a\n\n```\ncode\n", at: 1) == "- a\n- new\n\n```\ncode\n")
  }

  @Test("The first card of a file comes behind what is there, be it indented code")
  func indentedCode() throws {
    let text = "## Doing\n\n    code of the file\n"
    #expect(try inserting(text, at: 0) == text + "- new\n")
  }

  @Test("A card comes before the settings that another program keeps at the end of the file")
  func settingsAtTheEnd() throws {
    let settings = "%% kanban:settings\n```\n{\"kanban-plugin\":\"board\"}\n```\n%%"
    #expect(try inserting(settings, at: 0) == "- new\n\n" + settings)
    #expect(try inserting("# A\n\n\(settings)\n", at: 0) == "# A\n\n- new\n\n\(settings)\n")
    #expect(try inserting("- a\n\n\n\(settings)\n", at: 1) == "- a\n- new\n\n\n\(settings)\n")
    #expect(try inserting("%% a comment %%\n", at: 0) == "%% a comment %%\n\n- new\n")
  }

  @Test("No card comes between the beginning and the end of such settings")
  func settingsRightBelowACard() throws {
    let text = "- a\n%% kanban:settings\n```\n{}\n```\n%%\n"
    #expect(throws: MarkdownEditError.unsound(line: 2)) { try inserting(text, at: 1) }
    #expect(try inserting(text, at: 0) == "- new\n" + text)
  }

  // MARK: - Bytes

  @Test(
    "A new line ends as the line before it does, and no other line changes",
    arguments: [
      ("- a\r\n- b\n- c\r\n", 0, "- new\r\n- a\r\n- b\n- c\r\n"),
      ("- a\r\n- b\n- c\r\n", 1, "- a\r\n- new\r\n- b\n- c\r\n"),
      ("- a\r\n- b\n- c\r\n", 2, "- a\r\n- b\n- new\n- c\r\n"),
      ("- a\r\n- b\n- c\r\n", 3, "- a\r\n- b\n- c\r\n- new\r\n"),
      ("- a\r\n- b", 2, "- a\r\n- b\r\n- new\r\n"), ("- a\r- b\n", 1, "- a\r- new\r- b\n"),
    ]
  )
  func mixedLineEnds(text: String, index: Int, expected: String) throws {
    #expect(try inserting(text, at: index) == expected)
  }

  @Test("Into an empty file a card brings its own line ends")
  func emptyDestination() throws {
    let card = try file("- a\r\n  b\r\n- c\r\n").source(ofCard: 0)
    #expect(try file("").inserting(card, at: 0).bytes.text == "- a\r\n  b\r\n")
  }

  @Test("Bytes that are no text, NUL and both normal forms move as they are")
  func strangeBytes() throws {
    for title: [UInt8] in [
      [0xFF, 0xFE], [0x61, 0, 0x62], Array("\u{E9}".utf8), Array("e\u{301}".utf8),
    ] {
      let card = [0x2D, 0x20] + title + [0x0A]
      let source = MarkdownCardFile(Array("- one\n".utf8) + card + Array("- two\n".utf8))
      let moved = try file("- x\n").inserting(source.source(ofCard: 1), at: 1)
      #expect(moved.bytes == Array("- x\n".utf8) + card)
      #expect(try source.removingCard(at: 1).bytes.text == "- one\n- two\n")
      #expect(try source.movingCard(at: 1, to: 0).bytes == card + Array("- one\n- two\n".utf8))
    }
  }

  @Test("Places count bytes, whatever the characters before are made of")
  func places() {
    expect(
      "hidden-character",
      finds: "the control character U+202E shows the text in another order than it has; remove it",
      in: ["a.md": "- 👨‍👩‍👧 family e\u{301} \u{5D0}\u{200F}◆\u{202E}x\n"]
    )
  }

  // MARK: - Cards

  @Test(
    "What only looks like an ID is text and identifies nothing",
    arguments: [
      "- solve x ^2\n", "- see #12\n", "- #1 wash\n", "- [T-1] x\n", "- **S2-T13** x\n",
      "- a\n  - child ^abc123\n", "- a\n\n  text ^abc123\n", "- a\n  ^abc123\n",
    ]
  )
  func noIdentifiers(text: String) throws {
    let card = try #require(column(text).cards.first)
    #expect(card.blockID == nil)
    #expect(card.id == .text(Array(text.utf8.dropLast()), occurrence: 0))
  }

  @Test(
    "No move changes a task box, wherever it leads",
    arguments: [" ", "x", "X", "/", "-", "!", "◐", "~", ">"]
  )
  func boxes(box: String) throws {
    let done = "---\ntitle: Done\n---\n\n**Complete**\n\n- [x] old\n"
    let card = try file("- [\(box)] a\n").source(ofCard: 0)
    let there = try file(done).inserting(card, at: 1)
    #expect(there.bytes.text == done + "- [\(box)] a\n")
    let back = try file("- [ ] b\n").inserting(there.source(ofCard: 1), at: 1)
    #expect(back.bytes.text == "- [ ] b\n- [\(box)] a\n")
  }

  // MARK: - Front matter

  @Test(
    "Front matter may be empty, or all there is",
    arguments: [
      ("---\n---\n- card\n", nil, 1), ("---\n# nothing\n---\n- card\n", nil, 1),
      ("---\nwipLimit: 3\n---", 3, 0), ("---\r\nwipLimit: 3\r\n---", 3, 0), ("---\n---", nil, 0),
      ("---\nwipLimit:\t3\n---\n- card\n", 3, 1), ("---\nwipLimit: 3\n  \n---  \n- card\n", 3, 1),
    ] as [(String, Int?, Int)]
  )
  func frontMatter(text: String, limit: Int?, count: Int) {
    let column = column(text)
    #expect(column.wipLimit == limit)
    #expect(column.cards.count == count)
    #expect(column.findings.isEmpty)
  }

  @Test("A good value counts beside a bad one, and is all that changes")
  func oneBadValue() throws {
    let text = "---\nwipLimit: 1e1\nisCollapsed: true # yes\nx: !!str 1\n<<: {a: 1}\n---\n"
    #expect(column(text).wipLimit == nil)
    #expect(column(text).isCollapsed)
    let expanded = try file(text).settingCollapsed(false)
    #expect(expanded.bytes.text == text.replacing("true", with: "false"))
  }

  @Test("Key order, quotes, indents and tabs stay as another key is set")
  func styles() throws {
    let text = "---\ntags: [a,  b]\ntitle:\t'x'\n\"z\":   |\n   y\nwipLimit: 3\n---\n"
    #expect(try file(text).settingWIPLimit(4).bytes.text == text.replacing(" 3", with: " 4"))
    let longer = try file(text).settingCollapsed(true).bytes.text
    #expect(longer == text.replacing(" 3\n", with: " 3\nisCollapsed: true\n"))
  }

  @Test("JSON is text that stays, below settings that are new; TOML is left to a person")
  func otherSettings() throws {
    let json = "{ \"wipLimit\": 3 }\n\n- a\n"
    #expect(column(json).wipLimit == nil)
    #expect(try file(json).settingWIPLimit(4).bytes.text == "---\nwipLimit: 4\n---\n" + json)
    let toml = "+++\nwipLimit = 3\n+++\n\n- a\n"
    #expect(column(toml).wipLimit == nil)
    #expect(throws: MarkdownEditError.self) { try file(toml).settingWIPLimit(4) }
  }
}
