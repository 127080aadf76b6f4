import AdvancedKanbanMarkdown
import Testing

@Suite struct SettingsInTextCheckTests {
  @Test(
    "A line '...' that ends the front matter too early is named",
    arguments: [
      "---\ntitle: B\n◆...\nwipLimit: 1\n---\n- a\n", "---\nwipLimit: 3\n◆...\n---\n- a\n",
      "---\n◆... \n\n# more\nx: 1\nisCollapsed:\n- a\n",
    ]
  )
  func earlyEnd(text: String) {
    expect(
      "settings-in-text",
      finds: "'...' ends the front matter, so what stands below counts as text; remove this line",
      in: ["a.md": text]
    )
  }

  @Test(
    "A line that is almost a first line is named",
    arguments: [
      "\n◆---\ntitle: A\nwipLimit: 3\n---\n", "◆ ---\nwipLimit: 3\n---\n- a\n",
      "◆---yaml\nx: 1\ntitle: A\n---\n", "◆----\n  isCollapsed: true\n----\n", "◆--- #\ntitle: A\n",
    ]
  )
  func oddBeginning(text: String) {
    expect(
      "settings-in-text",
      finds: "the settings below count as text; "
        + "front matter begins in line 1, with '---' and nothing else",
      in: ["a.md": text]
    )
  }

  @Test("A board has its own settings")
  func board() {
    let begin =
      "the settings below count as text; front matter begins in line 1, with '---' and nothing else"
    expect("settings-in-text", finds: begin, in: ["board.md": "\n◆---\nlint:\n---\n"])
    expect("settings-in-text", findsNothingIn: ["board.md": "\n---\nwipLimit: 3\n---\n"])
  }

  @Test(
    "Front matter, rules and prose are none",
    arguments: [
      "---\ntitle: B\n...\n\n- a\n", "---\ntitle: B\n...\nProse.\ntitle: C\n",
      "---\ntitle: A\n---\n",
      "---\ntitle: A\n", "\n---\n\nProse.\n", "----\nx: 1\n", "\n---\n- a\n  title: x\n",
      "---\n...",
      "\n---\ntitle:x\n", "", "Prose.\n---\ntitle: A\n---\n",
    ]
  )
  func others(text: String) {
    expect("settings-in-text", findsNothingIn: ["a.md": text])
  }
}
