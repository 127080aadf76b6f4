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

  @Test("Tabs, line ends and marks of right-to-left writing are none")
  func others() {
    expect(
      "hidden-character",
      findsNothingIn: ["a.md": "\u{FEFF}-\ta\r\n- \u{200F}\u{2028} \u{1F468}\u{200D}\u{1F467}\r"]
    )
  }
}
