import AdvancedKanban
import TestSupport
import Testing

@testable import AdvancedKanbanMarkdown

/// What files say after a merge. Which card goes where is judged with `BoardMerge`.
@Suite("Merging the files of a board")
struct BoardFilesMergeTests {
  static func files(_ texts: [String: String]) -> BoardFiles {
    BoardFiles(Dictionary(uniqueKeysWithValues: texts.map { (Array($0.utf8), Array($1.utf8)) }))
  }

  private static func merge(
    _ base: [String: String],
    _ ours: [String: String],
    _ theirs: [String: String],
    choice: MergeLabels.Choice? = nil
  ) -> (texts: [String: String], conflicts: [String]) {
    let merge = BoardFilesMerge(
      base: files(base),
      ours: files(ours),
      theirs: files(theirs),
      labels: MergeLabels(ours: "HEAD", theirs: "feature", choice: choice)
    )
    let texts = merge.merged.contents.map { name, bytes in
      (String(decoding: name, as: UTF8.self), String(decoding: bytes, as: UTF8.self))
    }
    let conflicts = merge.files.filter(\.value.isConflicted).keys
    return (
      Dictionary(uniqueKeysWithValues: texts),
      conflicts.map { String(decoding: $0, as: UTF8.self) }.sorted()
    )
  }

  /// One column of one card in three versions; either side may be ours.
  private static func card(_ base: String, _ ours: String, _ theirs: String) -> [String?] {
    [(ours, theirs), (theirs, ours)].map { one, other in
      let (texts, conflicts) = merge(["a.md": base], ["a.md": one], ["a.md": other])
      return conflicts.isEmpty ? texts["a.md"] : nil
    }
  }

  @Test(
    "Each part of a card is the side's that has changed it",
    arguments: [
      ("- [ ] A ^a1\n", "- [x] A ^a1\n", "- [ ] B ^a1\n", "- [x] B ^a1\n"),
      ("- A\n", "- A ^a1\n", "- A, edited\n", "- A, edited ^a1\n"),
      (
        "- A\n  one\n  two\n  three\n", "- A\n  one!\n  two\n  three\n",
        "- A\n  one\n  two\n  three!\n", "- A\n  one!\n  two\n  three!\n"
      ),
      ("- A\n  text\n", "- B\n  text\n", "- A\n  text\n\n  more\n", "- B\n  text\n\n  more\n"),
      ("- A ^a1\n", "* A ^a1\n", "- B ^a1\n", "* B ^a1\n"),
      ("- A ^a1\n", "- A #x ^a1\n", "- A #y ^a1\n", "- A #x #y ^a1\n"),
    ]
  )
  func parts(base: String, ours: String, theirs: String, merged: String) {
    #expect(Self.card(base, ours, theirs) == [merged, merged])
  }

  @Test("Two titles: the first line stays, and both are in the card")
  func titles() {
    let (texts, conflicts) = Self.merge(
      ["a.md": "- [ ] A ^a1\n  body\n- z\n"],
      ["a.md": "- [ ] B ^a1\n  body\n- z\n"],
      ["a.md": "- [x] C ^a1\n  body\n- z\n"]
    )
    #expect(conflicts == ["a.md"])
    #expect(
      texts["a.md"] == """
        - [x] A ^a1
          <<<<<<< HEAD
          [ ] B
          =======
          [x] C
          >>>>>>> feature
          body
        - z

        """
    )
    let file = MarkdownCardFile(Array((texts["a.md"] ?? "").utf8))
    #expect(file.cardCount == 2)
    #expect(file.conflictMarker == 1)
  }

  @Test("A side can be chosen for all that is in conflict", arguments: [true, false])
  func choice(isOurs: Bool) {
    let (texts, conflicts) = Self.merge(
      ["a.md": "---\nwipLimit: 1\n---\n- A ^a1\n  text\n"],
      ["a.md": "---\nwipLimit: 2\n---\n- B ^a1\n  ours\n"],
      ["a.md": "---\nwipLimit: 3\n---\n- C ^a1\n  theirs\n"],
      choice: isOurs ? .ours : .theirs
    )
    #expect(conflicts == [])
    let ours = "---\nwipLimit: 2\n---\n- B ^a1\n  ours\n"
    let theirs = "---\nwipLimit: 3\n---\n- C ^a1\n  theirs\n"
    #expect(texts["a.md"] == (isOurs ? ours : theirs))
  }

  @Test("Bytes that are no UTF-8 stay, with both sides' texts where they differ")
  func bytes() {
    let card = { (end: String) in Array("- A ^a1\n  ".utf8) + [0xFF] + Array(end.utf8) }
    let name = Array("a.md".utf8)
    let merge = BoardFilesMerge(
      base: BoardFiles([name: card("\n")]),
      ours: BoardFiles([name: card("\n  ours\n")]),
      theirs: BoardFiles([name: card(" theirs\n")]),
      labels: MergeLabels(ours: "a", theirs: "b")
    )
    let bytes = merge.merged[name] ?? []
    #expect(merge.isConflicted)
    #expect(bytes.count { $0 == 0xFF } == 2)
  }

  @Test(
    "A column that one side has removed and the other has put a card into is listed where it was"
  )
  func keptColumn() {
    let list = "- [A](a.md)\n- [B column](b.md)\n- [C](c.md)\n"
    let base = ["board.md": list, "a.md": "- a\n", "b.md": "- b\n", "c.md": ""]
    var (ours, theirs) = (base, base)
    ours["b.md"] = nil
    ours["board.md"] = "- [A](a.md)\n- [C](c.md)\n"
    theirs["b.md"] = "- b\n- new\n"
    for (one, other) in [(ours, theirs), (theirs, ours)] {
      let (texts, _) = Self.merge(base, one, other)
      #expect(texts["board.md"] == list)
      #expect(texts["b.md"] == "- new\n")
    }
  }

  @Test("The end of a file is the side's that has changed it")
  func ends() {
    let base = ["a.md": "- a\n- b", "b.md": "- c\n"]
    let ended = ["a.md": "- a\n- b\n", "b.md": "- c\n"]
    let edited = ["a.md": "- A\n- b", "b.md": "- c\n"]
    let moved = ["a.md": "- a", "b.md": "- c\n- b\n"]
    let other = ["a.md": "- a\n- b", "b.md": "- C\n"]
    for (one, two, a) in [(ended, edited, "- A\n- b\n"), (moved, other, "- a")] {
      #expect(Self.merge(base, one, two).texts["a.md"] == a)
      #expect(Self.merge(base, two, one).texts["a.md"] == a)
    }
  }

  @Test(
    "A side that has changed all line ends has its way with the cards that the other has edited"
  )
  func lineEnds() {
    let base = "# T\n\n- a\n- b\n"
    let converted = "# T\r\n\r\n- a\r\n- b\r\n"
    #expect(
      Self.card(base, converted, "# T\n\n- A\n- b\n")
        == ["# T\r\n\r\n- A\r\n- b\r\n", "# T\r\n\r\n- A\r\n- b\r\n"]
    )
  }

  @Test("What is in conflict in board.md is known to be in it")
  func index() {
    let merge = BoardFilesMerge(
      base: Self.files(["board.md": "---\ntitle: A\n---\n- [A](a.md)\n", "a.md": ""]),
      ours: Self.files(["board.md": "---\ntitle: B\n---\n- [A](a.md)\n", "a.md": ""]),
      theirs: Self.files(["board.md": "---\ntitle: C\n---\n- [A](a.md)\n", "a.md": ""]),
      labels: MergeLabels(ours: "a", theirs: "b")
    )
    let name = Array("board.md".utf8)
    #expect(merge.files[name]?.isConflicted == true)
    #expect(merge.files[name]?.names == [name, name, name])
  }

  @Test("An item of board.md whose file is not among the files stays")
  func linkedColumn() {
    let list = "- [A](a.md)\n- [Linked](linked.md)\n"
    let base = ["board.md": list, "a.md": "- a\n"]
    let (texts, _) = Self.merge(
      base,
      base.merging(["a.md": "- a\n- b\n"]) { $1 },
      base.merging(["a.md": "- c\n- a\n"]) { $1 }
    )
    #expect(texts["board.md"] == list)
  }

  @Test("Without a common base the space above the cards stays")
  func unrelated() {
    let (texts, _) = Self.merge(
      [:],
      ["a.md": "---\ntitle: A\n---\n\n- one\n"],
      ["a.md": "---\ntitle: A\n---\n\n- two\n"]
    )
    #expect(texts["a.md"]?.hasPrefix("---\ntitle: A\n---\n\n- ") == true)
  }

  @Test("A file renamed by hand has what the other side has put into it")
  func renamed() {
    let base = ["board.md": "- [A](a.md)\n", "a.md": "- a\n- b\n"]
    let ours = ["board.md": "- [Next](next.md)\n", "next.md": "- a\n- b\n"]
    let theirs = ["board.md": "- [A](a.md)\n", "a.md": "- a\n- b\n- c\n"]
    for (one, other) in [(ours, theirs), (theirs, ours)] {
      let (texts, conflicts) = Self.merge(base, one, other)
      #expect(texts == ["board.md": "- [Next](next.md)\n", "next.md": "- a\n- b\n- c\n"])
      #expect(conflicts == [])
    }
  }

  @Test("The policy of board.md decides about a card that both have moved")
  func policy() {
    let board = "---\nmergePolicy: conflict\n---\n- [A](a.md)\n- [B](b.md)\n- [C](c.md)\n"
    let base = ["board.md": board, "a.md": "- x ^x1\n", "b.md": "", "c.md": ""]
    let ours = base.merging(["a.md": "", "b.md": "- x ^x1\n"]) { $1 }
    let theirs = base.merging(["a.md": "", "c.md": "- x ^x1\n"]) { $1 }
    let (texts, conflicts) = Self.merge(base, ours, theirs)
    let copies = texts.values.map { MarkdownCardFile(Array($0.utf8)).cardCount }.reduce(0, +)
    #expect(copies == 1 + 3)
    #expect(conflicts.count == 1)
    #expect(texts[conflicts[0]]?.contains("  moved to b\n  =======\n  moved to c\n") == true)
  }
}
