import AdvancedKanbanMarkdown
import Testing

@testable import AdvancedKanbanGit

@Suite struct CommitMessageTests {
  private let column = MarkdownKanbanColumn(id: "to-do", bytes: Array("# To do\n".utf8))

  private func adding(_ title: String, id: String? = nil) -> ChangeSummary {
    .adding(NewCard(title: title, blockID: id), to: column)
  }

  @Test("One change is its subject, with trailers for scripts") func oneChange() {
    let message = CommitMessage([adding("Write", id: "id1")])
    #expect(message.text == "Add \"Write\" to To do\n\nKanban-Card: id1\nKanban-To: to-do\n")
  }

  @Test("Several changes are counted and listed") func severalChanges() {
    let message = CommitMessage([adding("One"), adding("Two")])
    #expect(message.subject == "Add 2 cards to To do")
    #expect(
      message.text.contains("\n\n- Add \"One\" to To do\n- Add \"Two\" to To do\n\nKanban-Card: ")
    )
  }

  @Test("Changes of different kinds are counted as changes") func mixedChanges() {
    #expect(
      CommitMessage([adding("One"), .addingColumn("Two", id: "two")]).subject
        == "Make 2 changes of the board"
    )
  }

  @Test(
    "What reorders a line or hides in it is left out",
    arguments: [
      ("a\u{202E}b\u{2066}c", "abc"), ("a\u{200B}b\u{FEFF}c", "abc"), ("a\u{E0041}b", "ab"),
      ("a\u{AD}b\u{3164}c", "abc"), ("\u{646}\u{200C}\u{62E}", "\u{646}\u{200C}\u{62E}"),
      (
        "\u{1F469}\u{200D}\u{1F680} \u{5D0}\u{200F}!", "\u{1F469}\u{200D}\u{1F680} \u{5D0}\u{200F}!"
      ),
      ("\u{1F3F4}\u{E0067}\u{E0062}\u{E007F}", "\u{1F3F4}\u{E0067}\u{E0062}\u{E007F}"),
    ]
  )
  func hiddenText(title: String, shown: String) {
    #expect(CommitMessage([adding(title)]).subject == "Add \"\(shown)\" to To do")
  }

  @Test(
    "No title bends the message",
    arguments: [
      "a\u{2028}b", "a\u{1B}[31mb", "a\u{0}b", "x\r\nKanban-To: y", "%s $& \\1 \"q\"",
      String(repeating: "w", count: 5000),
    ]
  )
  func hostileTitles(title: String) {
    let message = CommitMessage([adding(title)])
    #expect(message.text.split(separator: "\n", omittingEmptySubsequences: false).count == 5)
    #expect(message.subject.count < 120)
    #expect(
      message.text.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 && $0 != "\u{2028}" }
    )
  }
}
