import AdvancedKanbanMarkdown
import Testing

@Suite struct FrontMatterKeyCheckTests {
  @Test("What is almost a setting is told with its name")
  func almost() {
    expect(
      "front-matter-key",
      finds: "'wip-limit' is not read; the setting is called 'wipLimit'",
      "'collapsed' is not read; the setting is called 'isCollapsed'",
      "'Title' is not read; the setting is called 'title'",
      "'wip_limit_behavior' is not read; the setting is called 'wipLimitBehavior'",
      in: [
        "a.md": "---\n◆wip-limit: 3\n◆collapsed: true\n---\n",
        "board.md": "---\n◆Title: x\n◆wip_limit_behavior: preventDrop\n---\n",
      ]
    )
  }

  @Test("Keys of other programs are theirs")
  func others() {
    expect(
      "front-matter-key",
      findsNothingIn: [
        "a.md": "---\nkanban-plugin: board\nlimit: 3\nisLimit: 3\nx: {wip-limit: 3}\nLint: 1\n---\n"
      ]
    )
  }
}
