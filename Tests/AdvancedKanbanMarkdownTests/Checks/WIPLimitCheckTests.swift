import AdvancedKanbanMarkdown
import Testing

@Suite struct WIPLimitCheckTests {
  @Test("The first card beyond the limit is named")
  func beyondTheLimit() {
    expect(
      "wip-limit-exceeded",
      finds: "'Doing' holds 3 cards and should hold at most 1; from here on they are too many",
      "'b' holds 1 cards and should hold at most 0; from here on they are too many",
      in: [
        "a.md": "---\ntitle: Doing\nwipLimit: 1\n---\n- one\n◆- two\n- three\n",
        "b.md": "---\nwipLimit: 0\n---\n\n◆- one\n",
      ]
    )
  }

  @Test("A full column is none of it")
  func full() {
    expect("wip-limit-exceeded", findsNothingIn: ["a.md": "---\nwipLimit: 1\n---\n- one\n"])
  }
}
