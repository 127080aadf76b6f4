import AdvancedKanbanMarkdown
import SourceText
import Testing

/// The form that a card takes among others.
@Suite struct InsertionTests {
  private func file(_ text: String) -> MarkdownCardFile { MarkdownCardFile(Array(text.utf8)) }

  @Test(
    "A moved card takes the form of its neighbours, as far as that touches no tab",
    arguments: [
      ("- a\n\t- sub\n", 0, "  - x\n", 0, "  - a\n\t- sub\n  - x\n"),
      ("  - a\n\t- sub\n", 0, "- x\n", 1, "- x\n- a\n\t- sub\n"),
      ("- a\n\t- s\n", 0, "1. x\n2. y\n", 1, "1. x\n2. a\n\t- s\n2. y\n"),
      ("- a\n\t- s\n", 0, "100. x\n", 1, "100. x\n- a\n\t- s\n"),
      // A card that would be taken for one of the list behind it.
      ("- a\n", 0, "* x\n\n- y\n", 1, "* x\n* a\n\n- y\n"),
      ("- a\n", 0, "1. x\n\n- y\n", 1, "1. x\n2. a\n\n- y\n"),
      ("- a\n", 0, "* x\n\n## B\n\n- y\n", 1, "* x\n- a\n\n## B\n\n- y\n"),
      // One number among other lists is no habit.
      ("- b\n", 0, "- x\n1. a\n", 2, "- x\n1. a\n- b\n"),
      ("- b\n", 0, "1. a\n", 1, "1. a\n2. b\n"), ("- b\n", 0, "* a\n", 1, "* a\n- b\n"),
      ("- b\n", 0, "01. x\n02. y\n", 2, "01. x\n02. y\n03. b\n"),
      ("- b\n", 0, "08. x\n09. y\n", 2, "08. x\n09. y\n10. b\n"),
      ("- b\n", 0, "0. x\n1. y\n", 1, "0. x\n1. b\n1. y\n"),
    ]
  )
  func movedCards(source: String, from: Int, text: String, to: Int, expected: String) throws {
    let card = try file(source).source(ofCard: from)
    #expect(try file(text).inserting(card, at: to).bytes.text == expected)
  }

  @Test(
    "A new card takes the marker of its neighbour",
    arguments: [
      ("* first\n", 1, "* first\n* new\n"), ("+ first\n", 0, "+ new\n+ first\n"),
      ("1. a\n", 1, "1. a\n2. new\n"), ("- x\n1. a\n", 2, "- x\n1. a\n2. new\n"),
      ("1. a\n1. b\n", 2, "1. a\n1. b\n1. new\n"), ("01. a\n", 1, "01. a\n02. new\n"),
      ("* a\n\n- b\n", 1, "* a\n* new\n\n- b\n"), ("", 0, "- new\n"),
    ]
  )
  func newCards(text: String, index: Int, expected: String) throws {
    let card = try NewCard(title: "new").source(hasBox: false)
    #expect(try file(text).inserting(card, at: index).bytes.text == expected)
  }

  @Test("A new card's body is what was typed, whatever marker the card takes")
  func newBodies() throws {
    let body = "t\n\ttab\n    c"
    let card = try NewCard(title: "", body: body, blockID: "a-b").source(hasBox: false)
    let new = try file("9)\n").inserting(card, at: 1)
    #expect(new.bytes.text == "9)\n10) ^a-b\n    t\n    \ttab\n        c\n")
    #expect(MarkdownKanbanColumn(id: "c", bytes: new.bytes).cards[1].body == body)
  }

  @Test(
    "A card takes its gap along only past the one other card of its list",
    arguments: [
      ("# A\n\n- a\n\n# B\n\n- b\n", 0, 1, "# A\n\n# B\n\n- b\n- a\n"),
      ("- a\n\n- b\n", 0, 1, "- b\n\n- a\n"), ("- a\n\n- b\n", 1, 0, "- b\n\n- a\n"),
      ("- a\n\n- b\n\n# B\n\n- c\n", 0, 2, "- b\n\n# B\n\n- c\n- a\n"),
      ("- a\n\n- b\n\n- c\n\n# B\n- d\n", 0, 3, "- b\n\n- c\n\n# B\n- d\n- a\n"),
    ]
  )
  func gaps(text: String, from: Int, to: Int, expected: String) throws {
    #expect(try file(text).movingCard(at: from, to: to).bytes.text == expected)
  }

  @Test("A card that has to move left as another leaves keeps its tabs")
  func outdents() throws {
    let left = try file("- a\n - b\n  - c\n\t- s\n").removingCard(at: 1)
    #expect(left.bytes.text == "- a\n - c\n\t- s\n")
  }

  @Test("A last line without a line end takes those of the file it comes from")
  func lineEnds() throws {
    let card = try file("- a\r\n- b").source(ofCard: 1)
    #expect(try file("").inserting(card, at: 0).bytes.text == "- b\r\n")
  }
}
