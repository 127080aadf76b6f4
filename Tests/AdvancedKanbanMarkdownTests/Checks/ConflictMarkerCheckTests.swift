import AdvancedKanbanMarkdown
import Testing

@Suite struct ConflictMarkerCheckTests {
  @Test("The first marker is named")
  func markers() {
    expect(
      "conflict-markers",
      finds: "a merge conflict begins here; solve it before the board is changed",
      in: ["a.md": "- x\n◆<<<<<<< HEAD\n- a\n=======\n- b\n>>>>>>> topic\n"]
    )
  }

  @Test("A heading underlined with seven signs is none")
  func others() {
    expect("conflict-markers", findsNothingIn: ["a.md": "Heading\n=======\n\n- a\n"])
  }
}
