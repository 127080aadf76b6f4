import AdvancedKanbanMarkdown
import Testing

/// What a change of one card does to links elsewhere in its file.
@Suite struct LinkChangeInFileTests {
  private func file(_ text: String) -> MarkdownCardFile {
    MarkdownCardFile(Array(text.utf8))
  }

  private func changes(settingBodyOfCard card: Int, in text: String, to body: String) throws
    -> [LinkChange]
  {
    let old = file(text)
    let new = try old.settingBody(ofCardAt: card, body)
    return LinkChange.all(changingCardAt: card, to: card, in: (old, new))
  }

  @Test("A definition that is new in a card and makes links of other cards' text is told")
  func capturing() throws {
    #expect(
      try changes(settingBodyOfCard: 0, in: "- a\n- b [x]\n", to: "[x]: /evil")
        == [.capturing(label: "x")]
    )
    #expect(try changes(settingBodyOfCard: 0, in: "- a [x]\n- b\n", to: "[x]: /u") == [])
    let old = file("- b [x] [^1]\n")
    let new = try old.inserting(file("- a\n\n  [x]: /u\n").source(ofCard: 0), at: 0)
    #expect(
      LinkChange.all(changingCardAt: nil, to: 0, in: (old, new)) == [.capturing(label: "x")]
    )
  }

  @Test("A definition that goes with its card or from it, and is used still, is told")
  func removed() throws {
    let text = "- a\n\n  [x]: /u\n- b [x]\n"
    #expect(try changes(settingBodyOfCard: 0, in: text, to: "") == [.removed(label: "x")])
    for (text, changes) in [
      (text, [LinkChange.removed(label: "x")]), (text + "\n[x]: /u\n", []),
      (text + "\n[x]: /v\n", [.removed(label: "x")]), ("- a [x]\n\n  [x]: /u\n- b\n", []),
    ] {
      let new = try file(text).removingCard(at: 0)
      #expect(LinkChange.all(changingCardAt: 0, to: nil, in: (file(text), new)) == changes)
    }
  }

  @Test("A definition that wins over another one is told, and one that is revised is not")
  func shadowing() throws {
    #expect(
      try changes(settingBodyOfCard: 0, in: "- a\n- b [x]\n\n[x]: /u\n", to: "[x]: /v")
        == [.shadowing(label: "x")]
    )
    #expect(
      try changes(settingBodyOfCard: 0, in: "- a\n\n  [x]: /u\n- b [x]\n", to: "[x]: /v") == []
    )
  }
}
