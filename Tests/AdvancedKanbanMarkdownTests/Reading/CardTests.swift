import AdvancedKanbanMarkdown
import Testing

/// What a card says: box, title, ID, labels and body.
@Suite struct CardTests {
  private func card(_ text: String) throws -> MarkdownKanbanCard {
    try #require(MarkdownKanbanColumn(id: "column", bytes: Array(text.utf8)).cards.first)
  }

  @Test(
    "The title is the first line without box and ID",
    arguments: [
      ("- plain\n", "plain"), ("- [ ] open\n", "open"), ("- [x]  done  \n", "done"),
      ("- [/] half ^id-1\n", "half"), ("1. [X] counted ^AbC\n", "counted"),
      ("-\tafter a tab\n", "after a tab"),
      ("- [ ]\n", ""), ("-\n", ""), ("- ```\n  x\n  ```\n", ""), ("- > quote\n", ""),
      ("- [link](x.md)\n", "[link](x.md)"), ("- [xy] no box\n", "[xy] no box"),
      ("- [x]no box\n", "[x]no box"),
      ("- # Heading\n", "# Heading"), ("- two words\n  more\n", "two words"),
      ("-\n  on the next line\n", ""), ("- [ ] [x] twice\n", "[x] twice"),
    ]
  )
  func title(text: String, title: String) throws {
    #expect(try card(text).title == title)
  }

  @Test(
    "A block ID stands at the end of the first line",
    arguments: [
      ("- a ^k7x2m9\n", "k7x2m9"), ("- a ^my-id  \n", "my-id"), ("- ^only\n", "only"),
      ("- [ ] a ^id1\n", "id1"),
      ("- solve x ^2\n", nil), ("- x^ab\n", nil), ("- a ^ab c\n", nil),
      ("- a\n  - child ^abc\n", nil),
      ("- a #12\n", nil), ("- a ^a_b\n", nil), ("- a ^\n", nil), ("- a ^é1\n", nil),
    ] as [(String, String?)]
  )
  func blockID(text: String, id: String?) throws {
    #expect(try card(text).blockID == id)
  }

  @Test("The box says whether a card is done")
  func box() throws {
    #expect(try card("- a\n").isDone == nil)
    #expect(try card("- [ ] a\n").isDone == false)
    #expect(try card("- [x] a\n").isDone == true)
    #expect(try card("- [X] a\n").isDone == true)
    #expect(try card("- [◐] a\n").isDone == false)
    #expect(try card("- [◐] a\n").box == "◐")
  }

  @Test("Labels are read from the title")
  func labels() throws {
    let card = try card(
      "- [ ] Fix #login/form for @ann.lee, #12 due:2026-12-24, mail a@b.c #q3! due:2027-01-01\n"
    )
    #expect(card.tags == ["login/form", "q3"])
    #expect(card.people == ["ann.lee"])
    #expect(card.due == "2026-12-24")
  }

  @Test(
    "Only days that exist are due",
    arguments: ["2026-02-29", "2026-13-01", "2026-1-1", "today", "2100-02-29"]
  )
  func noSuchDay(day: String) throws {
    #expect(try card("- a due:\(day)\n").due == nil)
  }

  @Test("The body is what is indented into the item, without the indent")
  func body() throws {
    #expect(try card("- a\n  b\n\n    code\n  - c\n").body == "b\n\n  code\n- c")
    #expect(try card("10. a\n    b\nlazy\n").body == "b\nlazy")
    #expect(try card("- a\n\tb\r\n").body == "  b")
    #expect(try card("-\ta\n\tb\n\t\tc\n").body == "b\n\tc")
    #expect(try card("- a\n\t- s\n \t  x\n").body == "  - s\n    x")
  }

  @Test("Equal cards are told apart by their occurrence, and an ID counts once")
  func identities() {
    let text = "- a\n- b ^id1\n- a\n- c ^id1\n"
    let ids = MarkdownKanbanColumn(id: "column", bytes: Array(text.utf8)).cards.map(\.id)
    let a = Array("- a".utf8)
    #expect(
      ids == [
        .text(a, occurrence: 0), .block("id1"), .text(a, occurrence: 1),
        .text(Array("- c ^id1".utf8), occurrence: 0),
      ]
    )
  }

  @Test("Bytes that are equal to Swift and not to the file are different cards")
  func normalForms() {
    let text = "- \u{E9}\n- e\u{301}\n"
    let cards = MarkdownKanbanColumn(id: "column", bytes: Array(text.utf8)).cards
    #expect(cards[0].title == cards[1].title)
    #expect(cards[0].id != cards[1].id)
  }

  @Test("Bytes that are no UTF-8 stay bytes")
  func invalidText() {
    let bytes: [UInt8] = [0x2D, 0x20, 0xFF, 0xFE, 0x0A, 0x2D, 0x20, 0x00, 0x61, 0x0A]
    let column = MarkdownKanbanColumn(id: "column", bytes: bytes)
    #expect(column.cards.map(\.source) == [[0x2D, 0x20, 0xFF, 0xFE], [0x2D, 0x20, 0x00, 0x61]])
    #expect(column.cards[0].title == "\u{FFFD}\u{FFFD}")
  }
}
