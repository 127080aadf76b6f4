import AdvancedKanban
import MergeTrials
import Testing

/// What a merge did itself: all that no parent had.
@Suite struct MergeDifferenceTests {
  private static let cases: [(String, [[WrittenColumn]], [WrittenColumn], [String])] = [
    ("one side's board", [board("A: a"), board("A: b")], board("A: b"), []),
    (
      "what both sides did to different cards",
      [board("A: b", "B: a"), board("A: a | b2 x", "B:")], board("A: b2 x", "B: a"), []
    ),
    (
      "an edit of one side and a move of the other",
      [board("A:", "B: a ^i"), board("A: new ^i", "B:")], board("A:", "B: new ^i"), []
    ),
    (
      "a body of one side and a title of the other",
      [board("A: new ^i / x"), board("A: a ^i / y")], board("A: new ^i / y"), []
    ),
    (
      "a move that no side made",
      [board("A: a", "B:", "C:"), board("A:", "B: a", "C:")], board("A:", "B:", "C: a"),
      ["moved a: A#0 > C#0"]
    ),
    (
      "a title that no side had",
      [board("A: left ^i"), board("A: right ^i")], board("A: both ^i"),
      ["edited both: A#0 > A#0"]
    ),
    (
      "a card that no side had",
      [board("A: a"), board("A: b")], board("A: a | b | c d"),
      ["added c d: none > A#2"]
    ),
    (
      "a card of both sides that is gone",
      [board("A: a | b"), board("A: b | c")], board("A: a | c"),
      ["removed b: A#1 > none"]
    ),
    (
      "a card of one side that is gone",
      [board("A: a | b"), board("A: a | c")], board("A: c"), ["removed a: A#0 > none"]
    ),
    (
      "a card that one side has removed, moved by the merge",
      [board("A: z", "B: a ^i | b", "C:"), board("A: y", "B: b", "C:")],
      board("A: y | z", "B: b", "C: a ^i"),
      ["moved a: B#0 > C#0"]
    ),
    (
      "a column's title that no side had, and a limit that one had",
      [board("A =one !3:"), board("A =two:")], board("A =three !3:"),
      ["columnRenamed: A#0 > A#0"]
    ),
    (
      "columns that came from both sides",
      [board("A:", "B: x"), board("A:", "C: y")], board("A:", "B: x", "C: y"), []
    ),
    (
      "a column that is gone, and a new one",
      [board("A: a", "B:"), board("A: b", "B:")], board("A: a | b", "D:"),
      ["columnRemoved: B#1 > none", "columnAdded: none > D#1"]
    ),
    (
      "three parents",
      [board("A: a ^i", "B:"), board("A:", "B: a ^i"), board("A: n ^i", "B:")],
      board("A:", "B: o ^i"), ["edited o: A#0 > B#0"]
    ),
  ]

  @Test("The merge itself", arguments: cases)
  func tells(
    name: String,
    parents: [[WrittenColumn]],
    merge: [WrittenColumn],
    events: [String]
  ) {
    let differences = parents.map { WrittenDifference(from: $0, to: merge) }
    let own = WrittenDifference.own(ofMerge: differences)
    #expect(own.events.map(\.line) == events, "\(name)")
    let reversed = WrittenDifference.own(ofMerge: differences.reversed())
    #expect(reversed.events.map(\.name).sorted() == own.events.map(\.name).sorted(), "\(name)")
  }

  @Test func `With one parent it is the difference to that`() {
    let difference = WrittenDifference(from: board("A: a | b"), to: board("A: b"))
    #expect(WrittenDifference.own(ofMerge: [difference]) == difference)
    #expect(WrittenDifference.own(ofMerge: []).isEmpty)
  }
}
