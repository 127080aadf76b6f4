import AdvancedKanbanMarkdown
import Testing

@Suite struct LazyLineCheckTests {
  @Test("Text right below a card is told, once for lines that follow each other")
  func text() {
    let message =
      "this line is text of the card above it and moves with it; "
      + "indent it, or put an empty line before it"
    expect(
      "lazy-line",
      finds: message,
      message,
      in: ["a.md": "- one\n◆text\nmore text\n  indented\n◆again\n- two\n\ntext of the file\n"]
    )
  }

  @Test(
    "What was meant for the file is called by its name",
    arguments: [
      ("%% kanban:settings", "a comment '%%'"), ("^block-id", "a block ID"),
      ("[spec]: https://example.org", "a link definition"), ("[^1]: A note.", "a footnote"),
    ]
  )
  func meanings(line: String, meaning: String) {
    let message =
      "\(meaning) right below a card is text of the card and moves with it; "
      + "put an empty line before it"
    expect("lazy-line", finds: message, in: ["a.md": "- one\n  two\n◆\(line)\n"])
    expect("lazy-line", findsNothingIn: ["a.md": "- one\n\n\(line)\n"])
  }

  @Test("What ends a card is no text of it")
  func others() {
    expect(
      "lazy-line",
      findsNothingIn: [
        "a.md": "- one\n# Heading\n- two\n> quote\n- three\n***\n- four\n```\ncode\n```\n",
        "b.md": "- one\n\n  body\n- two\n   odd indent\n1. three\n  short indent\n",
      ]
    )
  }

  @Test("A quote and a heading in a card are continued only where Markdown does")
  func containers() {
    expect(
      "lazy-line",
      finds: "this line is text of the card above it and moves with it; "
        + "indent it, or put an empty line before it",
      in: ["a.md": "- > quote\n◆text\n- # heading\nparagraph of the file\n"]
    )
  }
}
