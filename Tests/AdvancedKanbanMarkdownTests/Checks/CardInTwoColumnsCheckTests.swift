import AdvancedKanbanMarkdown
import Testing

@Suite struct CardInTwoColumnsCheckTests {
  @Test("A card with the same ID and title in another column is doubled, whatever its box and body")
  func sameID() {
    expect(
      "card-in-two-columns",
      finds: "this card is in a.md:2 too; remove one of the two",
      in: ["a.md": "\n- [ ] one ^id1\n", "b.md": "- x\n◆* [x] one ^id1\n  more\n"]
    )
  }

  @Test("So is one with the same text, if that says enough")
  func sameText() {
    expect(
      "card-in-two-columns",
      finds: "this card is in a.md:1 too; remove one of the two",
      "this card is in a.md:2 too; remove one of the two",
      in: [
        "a.md": "- [ ] Write the parser\n- Fix\n  the login\n- Call back\n- Review\n",
        "b.md": "◆1. [x] Write the parser ^id1\n2. Call back\n3. Review\n◆4. Fix\n   the login\n",
      ]
    )
  }

  @Test("Equal cards in one column, and cards with IDs of their own, are not")
  func others() {
    expect(
      "card-in-two-columns",
      findsNothingIn: [
        "a.md": "- Write the parser\n- Write the parser\n- Mend the old roof ^id1\n- one ^id2\n",
        "b.md": "- Mend the old roof ^id3\n- another ^id2\n-\n- [ ]\n", "c.md": "-\n- [ ]\n",
      ]
    )
  }
}
