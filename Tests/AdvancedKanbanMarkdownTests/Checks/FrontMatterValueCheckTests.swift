import AdvancedKanbanMarkdown
import Testing

@Suite struct FrontMatterValueCheckTests {
  @Test("Odd spellings are told with the clear one")
  func doubtful() {
    expect(
      "front-matter-value",
      finds: "wipLimit: '03' is read as 3; write 'wipLimit: 3'",
      "isCollapsed: 'yes' is read as true; write 'isCollapsed: true'",
      in: ["a.md": "---\n◆wipLimit: 03\n◆isCollapsed: yes\n---\n"]
    )
  }

  @Test("What cannot be read is told with what it comes to")
  func ignored() {
    expect(
      "front-matter-value",
      finds: "wipLimit: '1e1' is no whole number; no limit is set",
      "isCollapsed: 'maybe' is neither true nor false; the column is not collapsed",
      "merge keys are not read",
      "wipLimitBehavior: 'x' is neither warnOnly nor preventDrop",
      in: [
        "a.md": "---\n◆wipLimit: 1e1\n◆isCollapsed: maybe\n◆<<: {}\n---\n",
        "board.md": "---\n◆wipLimitBehavior: x\n---\n",
      ]
    )
  }

  @Test("Other keys may say what they like")
  func others() {
    expect("front-matter-value", findsNothingIn: ["a.md": "---\nx: 1e1\nwipLimit: ~\n---\n"])
  }
}
