import Testing

@testable import AdvancedKanbanMarkdown

@Suite("Merging a column that headings divide")
struct SectionMergeTests {
  private static let name = Array("a.md".utf8)

  /// The merges of a column, of which each side is ours in one.
  private func merges(_ base: String, _ one: String, _ other: String) -> [BoardFilesMerge] {
    let files = [base, one, other].map { BoardFiles([Self.name: Array($0.utf8)]) }
    return [(files[1], files[2]), (files[2], files[1])].map { ours, theirs in
      let labels = MergeLabels(ours: "HEAD", theirs: "feature")
      return BoardFilesMerge(base: files[0], ours: ours, theirs: theirs, labels: labels)
    }
  }

  /// What a merge makes of a column, whichever side is ours.
  private func merge(_ base: String, _ one: String, _ other: String) -> [String?] {
    merges(base, one, other).map { merge in
      guard !merge.isConflicted, let bytes = merge.merged[Self.name] else { return nil }
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  /// A merge of which both sides may be ours.
  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let base: String
    let one: String
    let other: String
    let merged: String

    init(_ rule: String, base: String, one: String, other: String, merged: String) {
      (testDescription, self.base, self.one, self.other) = (rule, base, one, other)
      self.merged = merged
    }
  }

  @Test(
    "keeps each card in the section that it was put into",
    arguments: [
      Case(
        "Cards that both sides add above and below a heading stay where they were put",
        base: "# Now\n\n- a\n\n# Later\n\n- c\n",
        one: "# Now\n\n- a\n\n- z\n\n# Later\n\n- c\n",
        other: "# Now\n\n- a\n\n# Later\n\n- b\n\n- c\n",
        merged: "# Now\n\n- a\n\n- z\n\n# Later\n\n- b\n\n- c\n"
      ),
      Case(
        "A card that goes below a heading is moved, and the heading is not",
        base: "# Later\n\n- a ^a\n",
        one: "- a ^a\n\n# Later\n",
        other: "Note.\n\n- new\n\n# Later\n\n- a ^a\n",
        merged: "Note.\n\n- new\n\n- a ^a\n\n# Later\n"
      ),
      Case(
        "A heading is the same at the end of a file that ends in no line end",
        base: "- a ^a\n\n# Later",
        one: "Note.\n\n- a ^a\n\n# Later\n\nEnd.\n",
        other: "# Later\n\n- a ^a\n",
        merged: "Note.\n\n# Later\n\nEnd.\n\n- a ^a\n"
      ),
      Case(
        "A move to another section counts more than one inside a section",
        base: "# Now\n\n- a ^a\n- b\n- c\n\n# Later\n\n- d\n",
        one: "# Now\n\n- b\n- c\n- a ^a\n\n# Later\n\n- d\n",
        other: "# Now\n\n- b\n- c\n\n# Later\n\n- a ^a\n- d\n",
        merged: "# Now\n\n- b\n- c\n\n# Later\n\n- a ^a\n- d\n"
      ),
      Case(
        "A new heading takes no card that somebody else has put above it",
        base: "- a\n- b\n",
        one: "- a\n\n# Later\n\n- b\n",
        other: "- a\n- z\n- b\n",
        merged: "- a\n- z\n\n# Later\n\n- b\n"
      ),
      Case(
        "A new heading below a card stays below what takes the card's place",
        base: "# Now\n\n- a ^a\n",
        one: "# Now\n\n- a ^a\n\n# Part\n",
        other: "# Now\n\n- z ^z\n",
        merged: "# Now\n\n- z ^z\n\n# Part\n"
      ),
      Case(
        "Text that goes on below a heading stays above new cards",
        base: "# Now\n\n- a\n",
        one: "# Now\nIn order.\n\n- a\n",
        other: "# Now\n\n- z\n- a\n",
        merged: "# Now\nIn order.\n\n- z\n- a\n"
      ),
      Case(
        "Cards that come together for the first time have the gap of the file",
        base: "# Now\n\n# Later\n\n- a ^a\n- b ^b\n",
        one: "# Now\n\n- a ^a\n\n# Later\n\n- b ^b\n",
        other: "# Now\n\n- b ^b\n\n# Later\n\n- a ^a\n",
        merged: "# Now\n\n- a ^a\n- b ^b\n\n# Later\n"
      ),
      Case(
        "A byte order mark stays right before the first line",
        base: "\u{FEFF}# Now\r\n\r\n- a\r\n- b\r\n",
        one: "\u{FEFF}# Now\r\n\r\n- a\r\n- b\r\n- c\r\n",
        other: "\u{FEFF}# Now\r\n\r\n- z\r\n- a\r\n- b\r\n",
        merged: "\u{FEFF}# Now\r\n\r\n- z\r\n- a\r\n- b\r\n- c\r\n"
      ),
      Case(
        "Lines end alike where the base has no line end, and the sides have two",
        base: "- a ^a",
        one: "- a ^a\r\n- b\r\n",
        other: "- a ^a\n- c\n",
        merged: "- a ^a\n- b\n- c\n"
      ),
    ]
  )
  func rule(_ rule: Case) {
    #expect(merge(rule.base, rule.one, rule.other) == [rule.merged, rule.merged])
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

  @Test("Where the lines of both sides begin alike, the cards are in one order, whoever is ours")
  func commonBeginnings() {
    for (one, other) in [
      ("Note.\n\n- a\n", "Note.\nMore.\n\n- b\n\n- c\n"),
      ("Note.\n\n- b\n", "Note.\n\n- a\n\n# Part\n"),
      ("Note.\n\n- a\n- b\n\n# Part\n", "Note.\n\n- c\n\n# Part\n\n- d\n"),
    ] {
      let orders = merges("", one, other).map { merge in
        String(decoding: merge.merged[Self.name] ?? [], as: UTF8.self).split(separator: "\n")
          .filter { $0.hasPrefix("- ") }
      }
      #expect(orders[0] == orders[1])
    }
  }
}
