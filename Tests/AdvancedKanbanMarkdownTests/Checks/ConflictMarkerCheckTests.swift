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

  @Test("They are found in board.md, too")
  func index() {
    expect(
      "conflict-markers",
      finds: "a merge conflict begins here; solve it before the board is changed",
      in: [
        "a.md": "- x\n", "board.md": "◆<<<<<<< HEAD\nA\n=======\nB\n>>>>>>> topic\n\n- [A](a.md)\n",
      ]
    )
  }

  @Test("A heading underlined with seven signs is none")
  func others() {
    expect("conflict-markers", findsNothingIn: ["a.md": "Heading\n=======\n\n- a\n"])
  }

  private static let example = "<<<<<<< HEAD\n- a\n=======\n- b\n>>>>>>> topic\n"

  @Test(
    "An example in code is none",
    arguments: [
      "```\n\(example)```\n\n- x\n", "- x\n\n~~~\n\(example)", "```\r\n\(example)```\r\n",
      "- x\n  ```\n" + example.split(separator: "\n").map { "  \($0)\n" }.joined() + "  ```\n",
      "- x\n\n" + example.split(separator: "\n").map { "      \($0)\n" }.joined(),
    ]
  )
  func code(text: String) {
    expect("conflict-markers", findsNothingIn: ["a.md": text])
  }

  @Test(
    "One that reaches out of code, and one behind an example, is one",
    arguments: [
      "◆<<<<<<< HEAD\n```\na\n=======\n```\nb\n>>>>>>> topic\n```\n",
      "- x\n  ```\n◆<<<<<<< HEAD\n  a\n=======\n  b\n>>>>>>> topic\n  ```\n",
      "```\n\(example)```\n\n- x\n◆\(example)",
    ]
  )
  func besideCode(text: String) {
    expect(
      "conflict-markers",
      finds: "a merge conflict begins here; solve it before the board is changed",
      in: ["a.md": text]
    )
  }
}
