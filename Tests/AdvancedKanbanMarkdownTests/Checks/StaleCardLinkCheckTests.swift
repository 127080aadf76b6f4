import AdvancedKanbanMarkdown
import Testing

@Suite struct StaleCardLinkCheckTests {
  @Test("A link to the column that a card has left is told with the one that is right")
  func moved() {
    expect(
      "stale-card-link",
      finds:
        "'backlog.md#^k7x2m9' leads to a card that is in done.md:3 now; write 'done.md#^k7x2m9'",
      "'backlog#^k7x2m9' leads to a card that is in done.md:3 now; write 'done#^k7x2m9'",
      "'Backlog#^k7x2m9' leads to a card that is in done.md:3 now; write 'done#^k7x2m9'",
      in: [
        "board.md":
          "See [[plans/◆backlog#^k7x2m9|it]].\n\n- [Backlog](backlog.md)\n- [Done](done.md)\n",
        "backlog.md": "- é after [it](./◆backlog.md#^k7x2m9)\n",
        "done.md": "# Done\n\n- [x] it ^k7x2m9\n- ![[◆Backlog#^k7x2m9]]\n",
      ]
    )
  }

  @Test(
    "A link to where the card is, to no card, or to another place is none",
    arguments: [
      "[[done#^id1]]", "[[done#^gone]]", "[[a#^gone]]", "[[elsewhere#^id1]]", "[[#^id1]]",
      "[x](DONE.md#^id1)", "a#^id1", "#^", "[[a#^]]", "[[a#heading]]",
    ]
  )
  func others(link: String) {
    expect("stale-card-link", findsNothingIn: ["a.md": "- \(link)\n", "done.md": "- x ^id1\n"])
  }
}
