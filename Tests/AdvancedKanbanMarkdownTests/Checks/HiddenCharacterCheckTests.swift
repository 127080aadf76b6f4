import AdvancedKanbanMarkdown
import Testing

@Suite struct HiddenCharacterCheckTests {
  @Test("Controls are named, one in each line")
  func controls() {
    expect(
      "hidden-character",
      finds: "the control character U+001B cannot be seen; remove it",
      "the control character U+202E shows the text in another order than it has; remove it",
      "the control character U+2067 shows the text in another order than it has; remove it",
      "the control character U+0000 cannot be seen; remove it",
      "the control character U+200B cannot be seen; remove it",
      "the control character U+FEFF cannot be seen; remove it",
      "the control character U+2060 cannot be seen; remove it",
      in: [
        "a.md": "- a ◆\u{1B}[31m\u{7F}\n- b \u{E9}◆\u{202E}cba\n- c\n◆\u{2067}\n", "b.md": "◆\0",
        "c.md": "- a◆\u{200B}b\n- ◆\u{FEFF}a\n- a◆\u{2060}",
      ]
    )
  }

  @Test(
    "Whatever the output escapes is told",
    arguments: [
      "9B", "85", "2028", "2029", "AD", "34F", "3164", "115F", "1160", "FFA0", "E0041", "200C",
      "200D", "180E", "FFF9",
    ]
  )
  func invisible(number: String) throws {
    let value = try #require(UInt32(number, radix: 16).flatMap(Unicode.Scalar.init))
    let findings = MarkedBoard(["a.md": Array("- a\(value)b\n".utf8)])
      .findings(of: "hidden-character")
    #expect(findings.map(\.column) == [4])
    let shown = String(repeating: "0", count: max(4 - number.count, 0)) + number
    #expect(findings.allSatisfy { $0.message.contains("character U+\(shown) cannot be seen") })
  }

  @Test("A mark of direction is told in a line without right-to-left letters")
  func marks() {
    expect(
      "hidden-character",
      finds: "the control character U+200F shows the text in another order than it has; remove it",
      "the control character U+200E shows the text in another order than it has; remove it",
      "the control character U+061C shows the text in another order than it has; remove it",
      in: ["a.md": "- a◆\u{200F}b\n- \u{5D0}\u{200F}\n- ◆\u{200E}\n- ◆\u{61C}\n"]
    )
  }

  @Test("Bytes that are no UTF-8 shift no place")
  func invalid() {
    let board = MarkedBoard(["a.md": [0x2D, 0x20, 0xFF, 0xE2, 0x80, 0xE2, 0x80, 0x8B]])
    #expect(board.findings(of: "hidden-character").map(\.column) == [6])
  }

  @Test(
    "Tabs, line ends, the marks and joiners that scripts need and the parts of emoji are none",
    arguments: [
      "\u{FEFF}-\ta\r\n- b\r", "- \u{5D0}\u{200F} a\u{200E}\n- \u{627}\u{61C}\n",
      "- \u{1F468}\u{200D}\u{1F467} \u{2764}\u{FE0F}\u{200D}\u{1F525}\n",
      "- \u{6CC}\u{200C}\u{6A9}\n- \u{915}\u{94D}\u{200D}\n- \u{1820}\u{180E}\u{1820}\n",
      "- \u{1F3F4}\u{E0067}\u{E0062}\u{E007F}\n", "- \u{E9} \u{A0} 日本\n",
    ]
  )
  func others(text: String) {
    expect("hidden-character", findsNothingIn: ["a.md": text])
  }
}
