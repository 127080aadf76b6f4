import Testing

@testable import KanbanCLI

@Suite("Lines that changed") struct LineChangeTests {
  @Test(
    "are those of one text only, in their order",
    arguments: [
      ("a\nb\nc", "a\nx\nc", "-b +x"), ("", "a", "+a"), ("a", "", "-a"), ("a\nb", "b\na", "-a +a"),
      ("a", "a", ""), ("a\n\nb", "a\nb", "-"), ("x\na\nb\ny", "x\nb\na\nc\ny", "-a +a +c"),
    ]
  )
  func areFound(_ old: String, _ new: String, _ lines: String) {
    let change = LineChange(from: old, to: new)
    let shown = change.lines.map { ($0.isAdded ? "+" : "-") + $0.text }
    #expect(shown.joined(separator: " ") == lines)
    #expect(change.addedCount + change.removedCount == change.lines.count)
  }
}
