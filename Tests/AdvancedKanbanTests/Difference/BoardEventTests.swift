import AdvancedKanban
import MergeTrials
import Testing

/// What is told of two boards, one kind of event after the other.
@Suite struct BoardEventTests {
  private static let cards: [(String, [String], [String], [String])] = [
    ("nothing", ["A: a | b", "B: c"], ["A: a | b", "B: c"], []),
    ("an added card", ["A: a"], ["A: a | new"], ["added new: none > A#1"]),
    ("a removed card", ["A: a | b"], ["A: b"], ["removed a: A#0 > none"]),
    ("a moved card", ["A: a | b", "B: c"], ["A: b", "B: c | a"], ["moved a: A#0 > B#1"]),
    ("a card moved up", ["A: a | b | c | d"], ["A: d | a | b | c"], ["reordered d: A#3 > A#0"]),
    ("a card moved down", ["A: a | b | c | d"], ["A: b | c | a | d"], ["reordered a: A#0 > A#2"]),
    ("two that change places", ["A: b | a"], ["A: a | b"], ["reordered b: A#0 > A#1"]),
    (
      "a title, by the ID", ["A: Old words ^id1"], ["A: New name ^id1"],
      ["edited New name: A#0 > A#0"]
    ),
    ("a body, by the title", ["A: a / one"], ["A: a / two"], ["edited a: A#0 > A#0"]),
    ("a ticked box", ["A: [ ] a"], ["A: [x] a"], ["checked a: A#0 > A#0"]),
    ("an unticked box", ["A: [X] a"], ["A: [ ] a"], ["unchecked a: A#0 > A#0"]),
    ("a box that is gone", ["A: [ ] a"], ["A: a"], ["edited a: A#0 > A#0"]),
    ("a new ID", ["A: a"], ["A: a ^id1"], ["edited a: A#0 > A#0"]),
    ("another marker", ["A: a"], ["A: * a"], []),
    ("a large x", ["A: [x] a"], ["A: [X] a"], []),
    (
      "a card that was moved, edited and ticked",
      ["A: [ ] a / one", "B: b"], ["A:", "B: [x] a / two | b"],
      ["moved a: A#0 > B#0", "edited a: A#0 > B#0", "checked a: A#0 > B#0"]
    ),
    (
      "a misspelled title, by the place",
      ["A: a | Wriet it | c"], ["A: a | Write it | c"], ["edited Write it: A#1 > A#1"]
    ),
    (
      "most of the words, wherever they are",
      ["A: Pay the bill", "B: b"], ["A:", "B: b | Pay the whole bill"],
      ["moved Pay the whole bill: A#0 > B#1", "edited Pay the whole bill: A#0 > B#1"]
    ),
    (
      "another card in its place", ["A: a | Buy bread | c"], ["A: a | Sing | c"],
      ["removed Buy bread: A#1 > none", "added Sing: none > A#1"]
    ),
    (
      "another ID with the same title", ["A: a ^id1"], ["A: a ^id2"],
      ["removed a: A#0 > none", "added a: none > A#0"]
    ),
  ]

  @Test("Cards", arguments: cards)
  func tells(name: String, old: [String], new: [String], expected: [String]) {
    #expect(
      events(old.map { board($0)[0] }, new.map { board($0)[0] }).sorted() == expected.sorted()
    )
  }

  private static let columns: [(String, [String], [String], [String])] = [
    (
      "an added column", ["A: a"], ["A: a", "B: b"],
      ["columnAdded: none > B#1", "added b: none > B#0"]
    ),
    ("a removed column", ["A:", "B:"], ["B:"], ["columnRemoved: A#0 > none"]),
    ("a title", ["A =One:"], ["A =Two:"], ["columnRenamed: A#0 > A#0"]),
    ("the order", ["A:", "B:", "C:"], ["C:", "A:", "B:"], ["columnMoved: C#2 > C#0"]),
    ("a limit", ["A:"], ["A !3:"], ["columnLimited: A#0 > A#0"]),
    ("folding", ["A:"], ["A -:"], ["columnCollapsed: A#0 > A#0"]),
    ("unfolding", ["A -:"], ["A:"], ["columnExpanded: A#0 > A#0"]),
    (
      "a file with most of its cards",
      ["A: a | b | c", "X:"], ["B: a | b | new", "X: c"],
      [
        "columnFileRenamed: A#0 > B#0", "columnRenamed: A#0 > B#0", "added new: none > B#2",
        "moved c: A#2 > X#0",
      ]
    ),
    (
      "a file with half of its cards",
      ["A: a | b"], ["B: a | new"],
      [
        "columnAdded: none > B#0", "columnRemoved: A#0 > none", "moved a: A#0 > B#0",
        "removed b: A#1 > none", "added new: none > B#1",
      ]
    ),
  ]

  @Test("Columns", arguments: columns)
  func tellsOfColumns(name: String, old: [String], new: [String], expected: [String]) {
    #expect(
      events(old.map { board($0)[0] }, new.map { board($0)[0] }).sorted() == expected.sorted()
    )
  }

  @Test func `Columns come first, then cards by columns and positions on the new board`() {
    let old = board("A: a | b | c", "B: d", "C: e | gone")
    let new = board("C: e | b", "A: new | a | c", "D: d")
    #expect(
      events(old, new) == [
        "columnMoved: C#2 > C#0", "columnFileRenamed: B#1 > D#2", "columnRenamed: B#1 > D#2",
        "moved b: A#1 > C#1", "added new: none > A#0", "removed gone: C#1 > none",
      ]
    )
  }

  @Test func `One card moved among a thousand is one event`() {
    let cards = (0..<1000).map { WrittenCard(id: $0, title: "Card \($0)") }
    for (source, destination) in [(0, 999), (999, 0), (500, 20), (3, 4)] {
      var moved = cards
      moved.insert(moved.remove(at: source), at: destination)
      let events = WrittenDifference(from: column(cards), to: column(moved)).events
      #expect(events.map(\.name) == ["reordered"], "\(source) to \(destination)")
    }
    let events = WrittenDifference(
      from: column(cards) + board("B: b"),
      to: column(Array(cards[..<400] + cards[401...]))
        + [
          WrittenColumn(id: "B", title: "B", wipLimit: nil, isCollapsed: false, cards: [cards[400]])
        ].map {
          var column = $0; column.cards += board("B: b")[0].cards; return column
        }
    ).events
    #expect(events.map(\.line) == ["moved Card 400: A#400 > B#0"])
  }

  private func column(_ cards: [WrittenCard]) -> [WrittenColumn] {
    [WrittenColumn(id: "A", title: "A", wipLimit: nil, isCollapsed: false, cards: cards)]
  }
}
