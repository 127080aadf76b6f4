import AdvancedKanbanMarkdown
import Testing

@testable import AdvancedKanbanGit

/// Which card of one version is which of another.
@Suite struct CardMatchingTests {
  private func matching(_ text: String, _ other: String) -> CardMatching {
    CardMatching(from: MarkdownCardFile(Array(text.utf8)), to: MarkdownCardFile(Array(other.utf8)))
  }

  @Test(
    "By ID, else by bytes, else by title, else by place",
    arguments: [
      ("- a\n- b\n", "- a\n- b\n", [0, 1]), ("- a\n- b\n", "- b\n- a\n", [1, 0]),
      ("- new words ^id1\n- b\n", "- b\n- old words ^id1\n", [1, 0]),
      ("- a\n- a\n- a\n", "- a\n- a\n", [0, 1, nil]), ("- a\n  body\n- b\n", "- b\n- a\n", [1, 0]),
      ("- a\n- b changed\n- c\n", "- a\n- b\n- c\n", [0, 1, 2]),
      ("- a\n- x\n- y\n- c\n", "- a\n- b\n- c\n", [0, nil, nil, 2]),
      ("- Wriet it\n- b\n", "- Write it\n- b\n", [0, 1]),
      ("- a\n- Brad\n", "- a\n- Bread\n", [0, 1]),
      ("- a\n", "", [nil]), ("- wholly new\n", "- bread\n", [nil]),
      ("- bread ^nnn1\n", "- bread ^bbb1\n", [nil]),
      ("- x\n- bread ^nnn1\n- y\n", "- x\n- bread and butter ^bbb1\n- y\n", [0, nil, 2]),
      ("- [x] a\n- a\n", "- [ ] a\n- a\n", [0, 1]),
      ("- a\n- Wriet it\n- new\n- c\n", "- a\n- Write it\n- c\n", [0, 1, nil, 2]),
      ("- new\n- Wriet it\n", "- Write it\n", [nil, 0]),
    ] as [(String, String, [Int?])]
  )
  func matches(text: String, other: String, expected: [Int?]) {
    #expect(matching(text, other).counterparts == expected)
  }

  @Test(
    "A card goes to the same end, else behind the nearest one before it that the other version has, else before the next",
    arguments: [
      ("- a\n- b\n", "- a\n- z\n- b\n", 1, 1), ("- a\n- b\n", "- a\n- z\n- b\n", 2, 3),
      ("- n\n- m\n- a\n", "- z\n- a\n", 1, 1), ("- n\n- a\n", "- z\n- a\n", 0, 0),
      ("- a\n", "- a\n- z\n", 0, 0), ("- n\n- m\n", "- z\n- y\n- x\n", 2, 3), ("", "- z\n", 0, 0),
      ("- c\n- b\n- a\n", "- a\n- b\n- c\n", 0, 0), ("- c\n- b\n- a\n", "- a\n- b\n- c\n", 1, 3),
      ("- c\n- b\n- a\n", "- a\n- b\n- c\n", 3, 3), ("- a\n", "- a\n- z\n", 1, 2),
    ]
  )
  func insertion(text: String, other: String, index: Int, expected: Int) {
    let count = MarkdownCardFile(Array(other.utf8)).cardCount
    #expect(matching(text, other).insertionIndex(for: index, count: count) == expected)
  }
}
