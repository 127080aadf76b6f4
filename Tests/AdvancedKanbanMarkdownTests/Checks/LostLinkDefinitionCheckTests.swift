import AdvancedKanbanMarkdown
import Testing

@Suite struct LostLinkDefinitionCheckTests {
  @Test("A link that only another column defines is told with the place of the definition")
  func links() {
    expect(
      "lost-link-definition",
      finds: "'[spec]' is defined in b.md:3 and not in this file, so it leads nowhere; "
        + "copy the definition",
      "'[Two  Words]' is defined in b.md:4 and not in this file, so it leads nowhere; "
        + "copy the definition",
      "'[spec]' is defined in b.md:3 and not in this file, so it leads nowhere; "
        + "copy the definition",
      in: [
        "a.md": "- see ◆[spec] and [spec]\n- [here]◆[Two  Words]\n- x\n\n  ![image]◆[spec]\n",
        "b.md": "- [spec]\n\n[spec]: https://example.org\n[two words]: <a b> 'title'\n",
      ]
    )
  }

  @Test("So is a footnote")
  func footnotes() {
    expect(
      "lost-link-definition",
      finds: "'[^1]' is defined in b.md:3 and not in this file, so it leads nowhere; "
        + "copy the definition",
      in: ["a.md": "- a◆[^1]\n", "b.md": "- b[^1]\n\n[^1]: A note\n"]
    )
  }

  @Test("Code, boxes, inline links, own definitions and what nobody defines are none")
  func others() {
    expect(
      "lost-link-definition",
      findsNothingIn: [
        "a.md": """
        - [x] done `[spec]`, \\[spec] [spec](inline.md) [unknown] [own]
          ```
          [spec]
          ```
        - [^1] and [^2]

        [own]: /own
        [^1]: Mine.
        """,
        "b.md": "- [own]\n\n[spec]: /u\n[x]: /x\n[own]: /other\n[^1]: A note\n",
        "c.md": "- a\n  ```\n  [unknown]: /u\n  ```\n- b\n\n\\[^2]: no note\n",
      ]
    )
  }
}
