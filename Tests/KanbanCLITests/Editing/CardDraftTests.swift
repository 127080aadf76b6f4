import Testing

@testable import KanbanCLI

@Suite("A card in an editor")
struct CardDraftTests {
  @Test(
    "comes back as it went",
    arguments: [
      ("Title", ""), ("Title", "One\nTwo"), ("Title", "\nAfter a gap"), ("", "```\ncode\n```"),
      ("Ti\u{2028}tle", "  indented\n\n- [ ] task"), ("", ""),
    ]
  )
  func comesBack(_ title: String, _ body: String) {
    let draft = CardDraft(title: title, body: body)
    #expect(CardDraft(draft.text) == draft)
  }

  @Test(
    "is read as editors write",
    arguments: [
      ("Title", "Title", ""), ("Title\r\n\r\nOne\r\nTwo\r\n", "Title", "One\nTwo"),
      ("Title\nno gap\n\n \n", "Title", "no gap"), ("Title\n\n\n\nBody", "Title", "\n\nBody"),
    ]
  )
  func isRead(_ text: String, _ title: String, _ body: String) {
    #expect(CardDraft(text) == CardDraft(title: title, body: body))
  }
}
