import AdvancedKanbanMarkdown
import SourceText
import Testing

/// Changes of one key, and of no other byte.
@Suite struct FrontMatterEditingTests {
  private func file(_ text: String) -> MarkdownCardFile { MarkdownCardFile(Array(text.utf8)) }

  @Test(
    "A limit is set in place",
    arguments: [
      (
        "---\ntags: [a,  b]\nwipLimit: 3 # agreed\n# wipLimit: 9\n---\n",
        "---\ntags: [a,  b]\nwipLimit: 5 # agreed\n# wipLimit: 9\n---\n"
      ),
      ("---\n\"wipLimit\" : '3'\n---\n", "---\n\"wipLimit\" : 5\n---\n"),
      ("---\nwipLimit:\n---\n", "---\nwipLimit: 5\n---\n"),
      ("---\r\ntitle: x\r\n---\r\n- a\r\n", "---\r\ntitle: x\r\nwipLimit: 5\r\n---\r\n- a\r\n"),
      ("---\n---\n- a\n", "---\nwipLimit: 5\n---\n- a\n"),
      ("- a\n", "---\nwipLimit: 5\n---\n- a\n"), ("", "---\nwipLimit: 5\n---\n"),
      ("\u{FEFF}- a\r\n", "\u{FEFF}---\r\nwipLimit: 5\r\n---\r\n- a\r\n"),
      ("---\nx: 1\n---", "---\nx: 1\nwipLimit: 5\n---"),
      ("---\nwipLimit: 5\n---\n", "---\nwipLimit: 5\n---\n"),
      ("---\n{wipLimit: 3}\n---\n", "---\n{wipLimit: 5}\n---\n"),
      ("---\n# only a comment\n---\n", "---\n# only a comment\nwipLimit: 5\n---\n"),
      ("---\n  title: x\n---\n", "---\n  title: x\n  wipLimit: 5\n---\n"),
      ("---\n  # c\n  \"title\": x\n---\n", "---\n  # c\n  \"title\": x\n  wipLimit: 5\n---\n"),
      ("---\nü: 1\nwipLimit: 3\n---\n", "---\nü: 1\nwipLimit: 5\n---\n"),
    ]
  )
  func limits(text: String, expected: String) throws {
    #expect(try file(text).settingWIPLimit(5).bytes.text == expected)
  }

  @Test(
    "A limit goes with its line",
    arguments: [
      (
        "---\n# before\nwipLimit: 3 # note\n# after\nx: 1\n---\n",
        "---\n# before\n# after\nx: 1\n---\n"
      ),
      ("---\nx: 1\n---\n", "---\nx: 1\n---\n"), ("- a\n", "- a\n"),
    ]
  )
  func noLimit(text: String, expected: String) throws {
    #expect(try file(text).settingWIPLimit(nil).bytes.text == expected)
  }

  @Test(
    "What stands in the way is told",
    arguments: [
      ("---\n{title: A}\n---\n", MarkdownEditError.frontMatter(.braces, line: 2)),
      ("---\n# c\n{}\n---\n", .frontMatter(.braces, line: 2)),
      ("+++\ntitle = 'A'\n+++\n- a\n", .frontMatter(.toml, line: 1)),
      (
        "---\ntitle: A\nwipLimit:3\n---\n",
        .frontMatter(.invalid("could not find expected ':'"), line: 3)
      ),
      ("---\nwipLimit: [3]\n---\n", .frontMatter(.notPlain("wipLimit"), line: 2)),
    ]
  )
  func obstacle(text: String, expected: MarkdownEditError) {
    #expect(throws: expected) { try file(text).settingWIPLimit(5) }
  }

  @Test(
    "What cannot be changed without damage is left alone",
    arguments: [
      "---\nwipLimit: 3\nwipLimit: 5\n---\n", "---\nn: &n 3\nwipLimit: *n\n---\n",
      "---\nwipLimit: &n 3\n---\n",
      "---\nwipLimit: !!int 3\n---\n", "---\nwipLimit: [3]\n---\n", "---\nwipLimit: |\n  3\n---\n",
      "---\nassignee: @sam\n---\n",
      "---\nwipLimit: 3\n\n- a\n", "---\nwipLimit:3\n---\n", "---\n{x: 1}\n---\n",
      "---\n{wipLimit: 3}}\n---\n", "---\n{wipLimit: 3}\nx: 1\n---\n",
    ]
  )
  func obstacles(text: String) {
    let error = #expect(throws: MarkdownEditError.self) { try file(text).settingWIPLimit(5) }
    guard case .frontMatter = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test("A column is collapsed with true and expanded with false, or with nothing")
  func collapse() throws {
    #expect(
      try file("---\nx: 1\n---\n").settingCollapsed(true).bytes.text
        == "---\nx: 1\nisCollapsed: true\n---\n"
    )
    #expect(
      try file("---\nisCollapsed: true\n---\n").settingCollapsed(false).bytes.text
        == "---\nisCollapsed: false\n---\n"
    )
    #expect(try file("- a\n").settingCollapsed(false).bytes.text == "- a\n")
  }

  @Test(
    "A title is set where it stands",
    arguments: [
      ("---\ntitle: Old # c\n---\n# Heading\n", "---\ntitle: New one # c\n---\n# Heading\n"),
      ("# Old #\n\n- a\n", "# New one #\n\n- a\n"),
      ("- a\n", "---\ntitle: New one\n---\n- a\n"),
      ("Old\n===\n", "---\ntitle: New one\n---\nOld\n===\n"),
    ]
  )
  func titles(text: String, expected: String) throws {
    #expect(try file(text).settingTitle("New one").bytes.text == expected)
  }

  @Test(
    "Any title is read back as it was set",
    arguments: [
      "no", "3", "2026-12-24", "a: b", "a #b", "@ann", "- x", "'q'", "\"q\"", "null", "[x]",
      "ends:", "é ü", "😀", "tab\there", "C:\\x", "\u{85}", "~", "y",
      "a}", "a, b", "a]", "a{", "a[b",
    ]
  )
  func quoting(title: String) throws {
    let renamed = try file("---\ntitle: x\nwipLimit: 3\n---\n- a\n").settingTitle(title)
    let column = MarkdownKanbanColumn(id: "column", bytes: renamed.bytes)
    #expect(Array(column.title.utf8) == Array(title.utf8))
    #expect(column.wipLimit == 3)
    let flow = try file("---\n{title: x, wipLimit: 3}\n---\n- a\n").settingTitle(title)
    #expect(MarkdownKanbanColumn(id: "column", bytes: flow.bytes).title == title)
    #expect(MarkdownKanbanColumn(id: "column", bytes: flow.bytes).wipLimit == 3)
  }
}
