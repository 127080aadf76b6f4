import AdvancedKanbanMarkdown
import Testing

@Suite struct HTMLHidesCardsCheckTests {
  @Test(
    "The first line that looks like a card is named, and what it is part of",
    arguments: [
      "<div>", "</details>", "<details><summary>More</summary>", "<h1 align='center'>Board",
      "<custom-tag>", "<textarea>", "<hr/>", "<prefix>",
    ]
  )
  func hidden(tag: String) {
    expect(
      "html-hides-cards",
      finds: "what looks like a card here is part of the HTML that begins in line 1; "
        + "put an empty line before this one",
      "3 lines from here on look like cards and are part of the HTML that begins in line 3; "
        + "put an empty line before this one",
      in: [
        "a.md": "\(tag)\n◆- one\n\n- two\n",
        "b.md": "# B\n\n\(tag)\ntext\n  ◆* one\n* two\n1. three\n</div>\n\n- four",
      ]
    )
  }

  @Test(
    "What stands behind an empty line, in a card, or between the ends of a comment is none",
    arguments: [
      "<div>\n\n- a\n\n</div>\n", "- <div>\n  - a\n- b\n", "<!--\n- a\n-->\n- b\n",
      "<!-- x -->\n- a\n", "<pre>\n- a\n</pre>\n", "<script>\n- a\n</script>\n", "<?x\n- a\n?>\n",
      "text <b>\n- a\n", "<b>bold</b> text\n- a\n", "<div>\n    - code\n", "<div>\ntext\n", "<div>",
      "<!DOCTYPE html>\n- a\n", "<STYLE>\n- a\n</style>\n",
    ]
  )
  func others(text: String) {
    expect("html-hides-cards", findsNothingIn: ["a.md": text])
  }

  @Test("Every such place is told")
  func places() {
    expect(
      "html-hides-cards",
      finds: "what looks like a card here is part of the HTML that begins in line 1; "
        + "put an empty line before this one",
      "what looks like a card here is part of the HTML that begins in line 4; "
        + "put an empty line before this one",
      in: ["a.md": "<div>\n◆- a\n\n</div>\n◆- b\n\n- c\n"]
    )
  }
}
