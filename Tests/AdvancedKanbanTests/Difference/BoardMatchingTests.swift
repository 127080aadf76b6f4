import MergeTrials
import Testing

@testable import AdvancedKanban

/// Which card of one board is which of another.
@Suite struct BoardMatchingTests {
  private static let cases: [(String, [String], [String], [String])] = [
    (
      "an ID before equal bytes",
      ["A: old ^id1 | same"], ["A: same", "B: new ^id1"], ["0.0 > 1.0", "0.1 > 0.0"]
    ),
    (
      "an ID that occurs twice: the same column first",
      ["A: x ^id1", "B: y ^id1"], ["A: z ^id1 / y", "B: x ^id1"], ["0.0 > 0.0", "1.0 > 1.0"]
    ),
    (
      "an ID that occurs twice in a column: equal bytes first",
      ["A: x ^id1 | y ^id1"], ["A: new | y ^id1 | z ^id1"], ["0.0 > 0.2", "0.1 > 0.1"]
    ),
    (
      "an ID that occurs twice in other columns: equal bytes, then order",
      ["A: x ^id1 | y ^id1 | z ^id1"], ["A:", "B: z ^id1 | v ^id1 | w ^id1"],
      ["0.0 > 1.1", "0.1 > 1.2", "0.2 > 1.0"]
    ),
    ("equal cards, in order", ["A: a | a | a"], ["A: a | a"], ["0.0 > 0.0", "0.1 > 0.1"]),
    ("equal cards, their own column first", ["A: a", "B: a"], ["A:", "B: b | a"], ["1.0 > 1.1"]),
    (
      "equal titles, their own column first",
      ["A: a / one", "B: a / two"], ["A: a / three", "B: b | a / four"],
      ["0.0 > 0.0", "1.0 > 1.1"]
    ),
    ("equal titles, one with a new ID", ["A: a / one"], ["B: a ^id1 / two"], ["0.0 > 0.0"]),
    (
      "equal titles, those without IDs first",
      ["A: a / one"], ["B: a ^id1 / two | a / three"], ["0.0 > 0.1"]
    ),
    (
      "the closest first",
      ["A: one two three four | x"], ["B: one two three five | one two three four five"],
      ["0.0 > 0.1"]
    ),
    (
      "of two as close the one in the same column",
      ["A: one two three", "B: b"], ["B: one two four | b", "A: a | one two five"],
      ["0.0 > 1.1", "1.0 > 0.1"]
    ),
    (
      "of two as close the nearest",
      ["A: x | one two three | y"], ["A: one two four | v | one two five | w | y"],
      ["0.1 > 0.0", "0.2 > 0.4"]
    ),
    ("half of the words do not do", ["A: one two"], ["B: b | two three"], []),
    (
      "whatever the case of letters", ["A: Größe Zwei Drei"], ["B: b | größe zwei vier"],
      ["0.0 > 0.1"]
    ),
    ("ideographs as words", ["A: 買牛乳"], ["B: b | 買牛肉"], ["0.0 > 0.1"]),
  ]

  @Test("Cards", arguments: cases)
  func matches(name: String, old: [String], new: [String], expected: [String]) {
    let (old, new) = (old.map { board($0)[0] }, new.map { board($0)[0] })
    #expect(lines(BoardMatching(from: old, to: new), old) == expected)
  }

  @Test func `A column that was renamed keeps its cards, also those that others have, too`() {
    let old = board("A: a | b | same", "B: same")
    let new = board("B: same", "C: a | same | new b")
    let matching = BoardMatching(from: old, to: new)
    #expect(matching.newColumn(of: 0) == 1)
    #expect(matching.oldColumn(of: 0) == 1)
    #expect(
      matching.newPosition(of: BoardPosition(column: 0, index: 2)) == .init(column: 1, index: 1)
    )
    #expect(
      matching.oldPosition(of: BoardPosition(column: 0, index: 0)) == .init(column: 1, index: 0)
    )
  }

  @Test func `No more pairs are compared than the bound says, and the rarest words come first`() {
    let words = (0..<30).map { CardWording(WrittenCard(id: $0, title: "common word\($0 / 2)")) }
    let index = WordIndex(words, words)
    #expect(index.pairs(upTo: 1000).count == 900)
    #expect(index.pairs(upTo: 100).count == 60)
    #expect(index.pairs(upTo: 10).isEmpty)
  }

  @Test func `Ten thousand cards that share their words are no match for each other in no time`() {
    func column(_ id: String, _ numbers: Range<Int>) -> [WrittenColumn] {
      let cards = numbers.map { WrittenCard(id: $0, title: "the same words with number \($0)") }
      return [WrittenColumn(id: id, title: id, wipLimit: nil, isCollapsed: false, cards: cards)]
    }
    let old = column("A", 0..<10_000)
    let matching = BoardMatching(from: old, to: column("B", 10_000..<20_000))
    #expect(lines(matching, old).isEmpty)
  }

  private func lines(_ matching: BoardMatching, _ old: [WrittenColumn]) -> [String] {
    old.indices.flatMap { column in
      old[column].cards.indices.compactMap { index in
        matching.newPosition(of: BoardPosition(column: column, index: index)).map {
          "\(column).\(index) > \($0.column).\($0.index)"
        }
      }
    }
  }
}
