import AdvancedKanbanMarkdown
import Testing

@Suite struct LanesInColumnCheckTests {
  @Test("A whole board in one file is told, by the usual names of columns")
  func usualNames() {
    let message = "look like columns, but a file is one column; give each a file of its own"
    expect(
      "lanes-in-column",
      finds: "'To Do' and 'Done ✓' \(message)",
      "'Backlog' and 'In-Progress' \(message)",
      in: [
        "a.md": "# Plan\n\n◆## To Do\n\n- [ ] one\n\n## Done ✓\n- [x] two\n",
        "b.md": "Ideas\n-----\n- x\n\n◆## Backlog\n- y\n\n### Done\n- z\n\n## In-Progress\n- z\n",
      ]
    )
  }

  @Test("A file that calls itself a board has columns of any name")
  func otherPrograms() {
    expect(
      "lanes-in-column",
      finds: "'Ideas' and 'Shipped' look like columns, but a file is one column; "
        + "give each a file of its own",
      in: ["a.md": "---\nkanban-plugin: board\n---\n\n◆## Ideas\n\n- x\n\n## Shipped\n\n- y\n"]
    )
  }

  @Test(
    "Headings that group cards, or have none, are no columns",
    arguments: [
      "## Garden\n- x\n\n## House\n- y\n", "## Done\n- x\n\n## House\n- y\n",
      "## To do\n\nText.\n\n## Done\n- y\n", "# Doing\n- x\n", "- # To do\n- # Done\n", "",
      "---\nkanban-plugin: board\n---\n## Ideas\n- x\n",
    ]
  )
  func groups(text: String) {
    expect("lanes-in-column", findsNothingIn: ["a.md": text])
  }
}
