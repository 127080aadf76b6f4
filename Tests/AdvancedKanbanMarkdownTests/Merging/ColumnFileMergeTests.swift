import SourceText
import Testing

@testable import AdvancedKanbanMarkdown

@Suite("Merging a column file")
struct ColumnFileMergeTests {
  /// The cards of a file by the letters that they begin with.
  private func version(_ text: String) -> ColumnFileMerge.Version {
    let file = MarkdownCardFile(Array(text.utf8))
    let column = MarkdownKanbanColumn(id: "x", file: file)
    let identities = column.cards.map { Int($0.title.utf8.first ?? 0) }
    return ColumnFileMerge.Version(file: file, identities: identities)
  }

  // The order is given by the first letters of the cards of the merged column.
  private func merge(
    _ base: String,
    _ ours: String,
    _ theirs: String,
    _ order: String,
    from others: String = ""
  ) throws -> (text: String, isConflicted: Bool) {
    let versions = [base, ours, theirs].map(version)
    let pool = [versions[1], versions[2], version(others)]
    let cards = try order.utf8.map { letter in
      let found = pool.lazy.compactMap { version in
        version.identities.firstIndex(of: Int(letter)).map {
          CardVersion.kept(version, $0)
        }
      }.first
      return ColumnFileMerge.Card(identity: Int(letter), text: try #require(found))
    }
    let merge = ColumnFileMerge(
      base: versions[0],
      ours: versions[1],
      theirs: versions[2],
      cards: cards,
      dividers: [],
      labels: MergeLabels(ours: "HEAD", theirs: "feature")
    )
    let result = try #require(merge)
    return (String(decoding: result.file.bytes, as: UTF8.self), result.isConflicted)
  }

  @Test("What one side has changed stays to the byte beside what the other has")
  func bothSides() throws {
    let base = "# Todo\n\n- a\n- b\n- c\n- d\n\nRules:\nbe kind\n"
    let ours = "# Todo\n\n- a\n- x\n\n  loose\n- b\n- c\n- d\n\nRules:\nbe kind\n"
    let theirs = "# Todo\n\n- a\n- b\n- d\n\nRules:\nbe very kind\n"
    let merged = "# Todo\n\n- a\n- x\n\n  loose\n- b\n- d\n\nRules:\nbe very kind\n"
    #expect(try merge(base, ours, theirs, "axbd") == (merged, false))
    #expect(try merge(base, theirs, ours, "axbd") == (merged, false))
  }

  @Test("Both put cards at the end, in the order that was chosen")
  func ends() throws {
    for (one, other) in [("- y\n", "- x\n"), ("- x\n", "- y\n")] {
      #expect(
        try merge("- a\n", "- a\n" + one, "- a\n" + other, "axy") == ("- a\n- x\n- y\n", false)
      )
    }
    #expect(
      try merge("- a\n\n- b\n", "- a\n\n- b\n\n- y\n", "- a\n\n- b\n\n- x\n", "abxy")
        == ("- a\n\n- b\n\n- x\n\n- y\n", false)
    )
  }

  @Test("A card that goes somewhere else leaves no trace where one side has put it")
  func elsewhere() throws {
    #expect(try merge("- a\n", "- a\n- x\n", "- a!\n", "a") == ("- a\n", false))
    #expect(try merge("# T\n", "# T\n\n- x\n", "# T\n", "") == ("# T\n", false))
  }

  @Test("A card that one side has taken out and the other has edited is put back")
  func putBack() throws {
    #expect(
      try merge("- a\n- b\n- c\n", "- a\n- c\n", "- a\n- b!\n- c\n", "abc").text
        == "- a\n- b!\n- c\n"
    )
  }

  @Test("Words that both have changed are marked, and each card is there once")
  func conflict() throws {
    let (text, isConflicted) = try merge(
      "Be kind.\n\n- a\n",
      "Be very kind.\n\n- a\n- x\n",
      "Be kinder.\n\n- y\n- a\n",
      "yax"
    )
    #expect(isConflicted)
    #expect(
      text == """
        <<<<<<< HEAD
        Be very kind.
        =======
        Be kinder.
        >>>>>>> feature

        - y
        - a
        - x

        """
    )
  }

  @Test("Line ends of a file stay, and cards from others take them")
  func lineEnds() throws {
    let text = try merge("- a\r\n- b\r\n", "- a\r\n- b\r\n", "- b\r\n", "bx", from: "- x\n  y\n")
      .text
    #expect(text == "- b\r\n- x\r\n  y\r\n")
    #expect(try merge("- a", "- a\n- x", "- a", "ax").text == "- a\n- x")
  }

  @Test("A card reordered by one side and edited by the other")
  func reordered() throws {
    #expect(
      try merge("- a\n- b\n- c\n", "- c\n- a\n- b\n", "- a\n- b!\n- c\n", "cab").text
        == "- c\n- a\n- b\n"
    )
  }
}
