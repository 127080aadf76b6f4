import AdvancedKanbanMarkdown
import Testing

/// How the front matter of a column is read.
@Suite struct SettingsTests {
  private func column(_ lines: String) -> MarkdownKanbanColumn {
    MarkdownKanbanColumn(id: "column", bytes: Array("---\n\(lines)\n---\n\n- card\n".utf8))
  }

  @Test(
    "A limit is a whole number",
    arguments: [("3", 3), ("+3", 3), ("3 # note", 3), ("0", 0), ("1000000", 1_000_000)]
  )
  func clearLimits(text: String, limit: Int) {
    let column = column("wipLimit: \(text)")
    #expect(column.wipLimit == limit)
    #expect(column.findings.isEmpty)
  }

  @Test(
    "No limit is no finding",
    arguments: ["wipLimit:", "wipLimit: ~", "wipLimit: null", "wipLimit: # none", "title: x", ""]
  )
  func noLimit(lines: String) {
    let column = column(lines)
    #expect(column.wipLimit == nil)
    #expect(column.findings.isEmpty)
  }

  @Test(
    "An odd spelling with one reading is read, with a finding",
    arguments: [
      "3.0", "'3'", "\"3\"", "03", "003", "+3.0", "0x3", "!!str 3", "!!int 3", "&n 3", "3.",
    ]
  )
  func doubtfulLimits(text: String) {
    let column = column("wipLimit: \(text)")
    #expect(column.wipLimit == 3)
    #expect(column.findings.map(\.code) == ["front-matter-value"])
    #expect(column.findings.map(\.line) == [2])
  }

  @Test(
    "What has no reading, or two, is no limit, with a finding",
    arguments: [
      "010", "08", "0o3", "1e1", "1.5", "3_000", "1:30", "-1", ".inf", ".nan", "true", "three",
      "[3]",
      "{max: 3}", "2026-12-24", "2026-12-24T10:00:00Z", "\u{FF13}", "\u{663}",
      "-.inf", ".NaN", "True", "null3", "0b11", "+-3", "3,0", "1E1", "0x1_0", "+08",
      "1000001", "99999999999999999999", "''", "3 cards",
      "0x", "*n", "|\n  3",
    ]
  )
  func ignoredLimits(text: String) {
    let column = column("isCollapsed: true\nwipLimit: \(text)")
    #expect(column.wipLimit == nil)
    #expect(column.cards.count == 1)
    // An alias to nothing is no YAML at all; everything else costs its own key and no other.
    #expect(!column.findings.isEmpty)
    if text != "*n" {
      #expect(column.isCollapsed)
      #expect(column.findings.map(\.code) == ["front-matter-value"])
    }
  }

  @Test(
    "Collapse is true or false, and false without a word",
    arguments: [
      ("true", true), ("True", true), ("TRUE", true), ("false", false), ("False", false),
      ("FALSE", false), ("true # so far", true), ("", false), ("~", false), ("null", false),
    ]
  )
  func collapsed(text: String, value: Bool) {
    #expect(column("isCollapsed: \(text)").isCollapsed == value)
    #expect(column("isCollapsed: \(text)").findings.isEmpty)
  }

  @Test(
    "Other words for true and false are read with a finding",
    arguments: [
      ("yes", true), ("Yes", true), ("YES", true), ("no", false), ("No", false), ("NO", false),
      ("on", true), ("On", true), ("ON", true), ("off", false), ("Off", false), ("OFF", false),
      ("y", true), ("Y", true), ("n", false), ("N", false), ("'true'", true), ("\"true\"", true),
      ("'TRUE'", true), ("'false'", false), ("\"False\"", false), ("!!bool true", true),
      ("!!str false", false), ("&c yes", true),
    ]
  )
  func doubtfulCollapse(text: String, value: Bool) {
    #expect(column("isCollapsed: \(text)").isCollapsed == value)
    #expect(column("isCollapsed: \(text)").findings.map(\.code) == ["front-matter-value"])
  }

  @Test(
    "All else is the default, with a finding",
    arguments: [
      "1", "0", "'yes'", "\"off\"", "[true]", "{a: true}", "tRue", "yEs", "maybe", "t",
      "2026-12-24",
      "|\n  true", "''",
    ]
  )
  func ignoredCollapse(text: String) {
    #expect(!column("isCollapsed: \(text)").isCollapsed)
    #expect(column("isCollapsed: \(text)").findings.map(\.code) == ["front-matter-value"])
  }

  @Test(
    "Only a key of the top level counts, in any spelling of YAML",
    arguments: [
      ("help: |\n  wipLimit: 9\nboard: {wipLimit: 8}", nil), ("\"wipLimit\": 3", 3),
      ("wipLimit : 3", 3),
      ("{wipLimit: 3}", 3), ("? wipLimit\n: 3", 3), ("wiplimit: 3", nil),
      ("note: |\n  ---\n  x\nwipLimit: 3", 3),
      ("n: &n 3\nwipLimit: *n", 3),
    ] as [(String, Int?)]
  )
  func keys(lines: String, limit: Int?) {
    #expect(column(lines).wipLimit == limit)
    #expect(column(lines).cards.count == 1)
  }

  @Test("A key that stands there twice does not count", arguments: ["wipLimit: 3\nwipLimit: 5"])
  func duplicates(lines: String) {
    #expect(column(lines).wipLimit == nil)
    #expect(column(lines).findings.map(\.code) == ["front-matter-duplicate-key"])
    #expect(column(lines).findings.map(\.line) == [3])
  }

  @Test(
    "What is no YAML costs the settings and never the cards",
    arguments: [
      "assignee: @sam\nwipLimit: 3", "wipLimit: 3\n\tx: 1", "wipLimit:3", "- a\n- b", "a: [",
    ]
  )
  func invalid(lines: String) {
    let column = column(lines)
    #expect(column.wipLimit == nil)
    #expect(column.cards.map(\.title) == ["card"])
    #expect(column.findings.map(\.code) == ["front-matter-invalid"])
  }

  @Test(
    "Front matter is found in every dress",
    arguments: [
      "--- \nwipLimit: 3\n---\t\n- card\n", "\u{FEFF}---\nwipLimit: 3\n---\n- card\n",
      "---\r\nwipLimit: 3\r\n---\r\n- card\r\n", "---\rwipLimit: 3\r---\r- card\r",
      "---\nwipLimit: 3\n...\n- card\n",
    ]
  )
  func dresses(text: String) {
    let column = MarkdownKanbanColumn(id: "column", bytes: Array(text.utf8))
    #expect(column.wipLimit == 3)
    #expect(column.cards.map(\.title) == ["card"])
    #expect(column.findings.isEmpty)
  }

  @Test(
    "Front matter that is none is text",
    arguments: [
      "+++\nwipLimit = 3\n+++\n\n- card\n", "{ \"wipLimit\": 3 }\n\n- card\n",
      "---- \nwipLimit: 3\n---\n\n- card\n",
    ]
  )
  func others(text: String) {
    let column = MarkdownKanbanColumn(id: "column", bytes: Array(text.utf8))
    #expect(column.wipLimit == nil)
    #expect(column.cards.map(\.title) == ["card"])
  }

  @Test("A block that is never closed is told")
  func unclosed() {
    let column = MarkdownKanbanColumn(
      id: "column",
      bytes: Array("---\nwipLimit: 3\n\n- card\n".utf8)
    )
    #expect(column.findings.map(\.code) == ["unclosed-front-matter"])
  }

  @Test(
    "The title is the front matter's, else the first level-1 heading, else the file name",
    arguments: [
      ("---\ntitle: From settings\n---\n# Heading\n", "From settings"),
      ("## Two\n\n# One # \n", "One"),
      ("Setext\n===\n", "Setext"), ("- # in a card\n", "column"), ("---\ntitle:\n---\n", "column"),
      ("---\ntitle: 'It''s'\n---\n", "It's"), ("---\ntitle: 2026\n---\n", "2026"), ("# C#\n", "C#"),
      ("#\n", "column"),
    ]
  )
  func titles(text: String, title: String) {
    #expect(MarkdownKanbanColumn(id: "column", bytes: Array(text.utf8)).title == title)
  }
}
