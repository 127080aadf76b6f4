import AdvancedKanbanMarkdown
import Testing

@Suite struct InvalidUTF8CheckTests {
  @Test("The first byte that is no UTF-8 is named")
  func invalid() {
    expect(
      "invalid-utf8",
      finds: ["the byte 0xFF is no UTF-8; save the file as UTF-8"],
      in: ["a.md": Array("- \u{E9}\n- a".utf8) + Array("◆".utf8) + [0xFF, 0xFE, 0x0A]]
    )
    expect(
      "invalid-utf8",
      finds: ["the byte 0xE9 is no UTF-8; save the file as UTF-8"],
      in: ["a.md": Array("- caf◆".utf8) + [0xE9, 0x0A]]
    )
  }

  @Test("UTF-16 is called so")
  func utf16() {
    expect(
      "invalid-utf8",
      finds: ["this file is UTF-16; save it as UTF-8"],
      in: ["a.md": Array("◆".utf8) + [0xFF, 0xFE, 0x2D, 0x00, 0x20, 0x00]]
    )
  }

  @Test("Every kind of character is good")
  func valid() {
    expect(
      "invalid-utf8",
      findsNothingIn: ["a.md": "\u{FEFF}- e\u{301} \u{1F468}\u{200D}\u{1F467}\0"]
    )
  }
}
