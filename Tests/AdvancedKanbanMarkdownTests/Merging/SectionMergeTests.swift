import Testing

@testable import AdvancedKanbanMarkdown

@Suite("Merging a column that headings divide")
struct SectionMergeTests {
  /// What a merge makes of a column, whichever side is ours.
  private func merge(_ base: String, _ one: String, _ other: String) -> [String?] {
    let files = [base, one, other].map { BoardFiles([Array("a.md".utf8): Array($0.utf8)]) }
    return [(files[1], files[2]), (files[2], files[1])].map { ours, theirs in
      let labels = MergeLabels(ours: "HEAD", theirs: "feature")
      let merge = BoardFilesMerge(base: files[0], ours: ours, theirs: theirs, labels: labels)
      guard !merge.isConflicted, let bytes = merge.merged[Array("a.md".utf8)] else { return nil }
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  @Test("Cards that both sides add above and below a heading stay where they were put")
  func additions() {
    let merged = "# Now\n\n- a\n\n- z\n\n# Later\n\n- b\n\n- c\n"
    #expect(
      merge(
        "# Now\n\n- a\n\n# Later\n\n- c\n",
        "# Now\n\n- a\n\n- z\n\n# Later\n\n- c\n",
        "# Now\n\n- a\n\n# Later\n\n- b\n\n- c\n"
      ) == [merged, merged]
    )
  }

  @Test("A card that one side removed and the other edited stays in its section")
  func keptCards() {
    for (base, removed, edited) in [
      ("# Now\n\n- a ^a\n\n# Later\n", "# Now\n\n# Later\n", "# Now\n\n- a! ^a\n\n# Later\n"),
      (
        "# Now\n\n- a\n- b ^b\n\n# Later\n\n- c\n", "# Now\n\n- a\n\n# Later\n\n- c\n",
        "# Now\n\n- a\n- b! ^b\n\n# Later\n\n- c\n"
      ),
      (
        "# Now\n\n- a\n\n# Later\n\n- b ^b\n- c\n", "# Now\n\n- a\n\n# Later\n\n- c\n",
        "# Now\n\n- a\n\n# Later\n\n- b! ^b\n- c\n"
      ),
      ("- a ^a\n\n# Later\n\n- b\n", "# Later\n\n- b\n", "- a! ^a\n\n# Later\n\n- b\n"),
    ] {
      #expect(merge(base, removed, edited) == [edited, edited])
    }
  }

  @Test("A card that goes below a heading is moved, and the heading is not")
  func headings() {
    let merged = "Note.\n\n- new\n\n- a ^a\n\n# Later\n"
    #expect(
      merge(
        "# Later\n\n- a ^a\n",
        "- a ^a\n\n# Later\n",
        "Note.\n\n- new\n\n# Later\n\n- a ^a\n"
      ) == [merged, merged]
    )
  }

  @Test("A heading is the same at the end of a file that ends in no line end")
  func openEnd() {
    let merged = "- a\n\n# Later\n\n- b ^b\n"
    #expect(
      merge("- a\n- b ^b\n\n# Later", "- b ^b\n- a\n\n# Later", "- a\n\n# Later\n\n- b ^b\n") == [
        merged, merged,
      ]
    )
  }

  @Test("A move to another section counts more than one inside a section")
  func moves() {
    let merged = "# Now\n\n- b\n- c\n\n# Later\n\n- a ^a\n- d\n"
    #expect(
      merge(
        "# Now\n\n- a ^a\n- b\n- c\n\n# Later\n\n- d\n",
        "# Now\n\n- b\n- c\n- a ^a\n\n# Later\n\n- d\n",
        "# Now\n\n- b\n- c\n\n# Later\n\n- a ^a\n- d\n"
      ) == [merged, merged]
    )
  }

  @Test("A new heading takes no card that somebody else has put above it")
  func newHeadings() {
    let merged = "- a\n- z\n\n# Later\n\n- b\n"
    #expect(
      merge("- a\n- b\n", "- a\n\n# Later\n\n- b\n", "- a\n- z\n- b\n") == [merged, merged]
    )
  }

  @Test("A new heading below a card stays below what takes the card's place")
  func headingBelow() {
    let merged = "# Now\n\n- z ^z\n\n# Part\n"
    #expect(
      merge("# Now\n\n- a ^a\n", "# Now\n\n- a ^a\n\n# Part\n", "# Now\n\n- z ^z\n") == [
        merged, merged,
      ]
    )
  }

  @Test("Lines end alike where the base has no line end, and the sides have two")
  func lineEnds() {
    let merged = "- a ^a\n- b\n- c\n"
    #expect(merge("- a ^a", "- a ^a\r\n- b\r\n", "- a ^a\n- c\n") == [merged, merged])
  }

  @Test("Text that goes on below a heading stays above new cards")
  func text() {
    let merged = "# Now\nIn order.\n\n- z\n- a\n"
    #expect(
      merge("# Now\n\n- a\n", "# Now\nIn order.\n\n- a\n", "# Now\n\n- z\n- a\n") == [
        merged, merged,
      ]
    )
  }

  @Test("Cards that come together for the first time have the gap of the file")
  func gaps() {
    let merged = "# Now\n\n- a ^a\n- b ^b\n\n# Later\n"
    #expect(
      merge(
        "# Now\n\n# Later\n\n- a ^a\n- b ^b\n",
        "# Now\n\n- a ^a\n\n# Later\n\n- b ^b\n",
        "# Now\n\n- b ^b\n\n# Later\n\n- a ^a\n"
      ) == [merged, merged]
    )
  }
}
