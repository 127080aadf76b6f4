import AdvancedKanbanMarkdown
import Testing

@Suite struct UnclosedFenceCheckTests {
  @Test(
    "What hides lines that look like cards is told with their number and with what closes it",
    arguments: [
      ("```", "this code block", "```"), ("~~~~ js", "this code block", "~~~~"),
      ("<!-- later", "this comment", "-->"), ("<script>", "this script", "</script>"),
      ("<?php", "this instruction", "?>"), ("<PRE>", "this text", "</pre>"),
    ]
  )
  func hiding(opener: String, name: String, end: String) {
    expect(
      "unclosed-fence",
      finds:
        "\(name) is never closed and hides 2 lines that look like cards; close it with '\(end)'",
      "\(name) is never closed and hides a line that looks like a card; close it with '\(end)'",
      "\(name) is never closed and would hide the next card; close it with '\(end)'",
      in: [
        "a.md": "- one\n\n◆\(opener)\n- two\n\n1. three\n", "b.md": "- one\n ◆\(opener)\n- two",
        "c.md": "text\n\n◆\(opener)\nmore\n",
      ]
    )
  }

  @Test(
    "What is closed, or ends by itself, is none",
    arguments: [
      "```\n- a\n```\n", "~~~\n- a\n~~~~~  \n\n[k]: /u\n", "<!-- x\n- a\n-->\n", "<!-- x -->",
      "- ```\n  - code\n- b\n", "<div>\n- a\n", "    - code\n", "<script>\n- a\n</SCRIPT>\n",
      "<!DOCTYPE html>\n", "```\n- a\n```\n- b\n", "",
    ]
  )
  func closed(text: String) {
    expect("unclosed-fence", findsNothingIn: ["a.md": text])
  }

  @Test("A shorter fence, or one with words behind it, closes nothing")
  func fences() {
    expect(
      "unclosed-fence",
      finds: "this code block is never closed and hides a line that looks like a card; "
        + "close it with '````'",
      in: ["a.md": "◆````\n- a\n```\n~~~~\n```` js\n    ````\n"]
    )
  }
}
