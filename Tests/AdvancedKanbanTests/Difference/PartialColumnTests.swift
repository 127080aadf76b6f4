import AdvancedKanban
import MergeTrials
import TestSupport
import Testing

/// Columns without the cards that both boards have at their beginning and end.
@Suite struct PartialColumnTests {
  @Test("The difference is that of whole columns", arguments: RandomBoard.Cards.allCases)
  func differsTheSame(cards: RandomBoard.Cards) throws {
    for boards in RandomBoards.all(cards, count: 250) {
      guard boards.old.map(\.id) == boards.new.map(\.id),
        Set(boards.old.map(\.id)).count == boards.old.count
      else { continue }
      let parts = zip(boards.old, boards.new).map(PartialColumn.parts)
      let whole = WrittenDifference(from: boards.old, to: boards.new)
      let part = PartialColumn.Difference(from: parts.map(\.0), to: parts.map(\.1))
      try check(part == whole, true, "\(boards)")
    }
  }
}

extension PartialColumnTests {
  @Test("One card is found sooner, and the same", arguments: RandomBoard.Cards.allCases)
  func findsOneCard(cards: RandomBoard.Cards) throws {
    var found = 0
    for seed in UInt64(0)..<600 {
      var board = RandomBoard(seed: seed, cards)
      let old = board.columns
      board.edit()
      guard old.map(\.id) == board.columns.map(\.id) else { continue }
      let parts = zip(old, board.columns).map(PartialColumn.parts)
      let (before, after) = (parts.map(\.0), parts.map(\.1))
      guard let sooner = PartialColumn.Difference(ofOneCardIn: before, and: after) else { continue }
      found += 1
      try check(sooner == WrittenDifference(from: old, to: board.columns), true, "seed \(seed)")
    }
    #expect(found > 100)
  }
}

/// A column that is given without its beginning and its end.
private struct PartialColumn: KanbanWrittenColumn {
  let id: String
  let title: String
  let wipLimit: Int?
  var isCollapsed: Bool
  var cards: [WrittenCard]
  let firstIndex: Int

  private init(_ column: WrittenColumn, _ range: Range<Int>) {
    (id, title, wipLimit) = (column.id, column.title, column.wipLimit)
    isCollapsed = column.isCollapsed
    cards = Array(column.cards[range])
    firstIndex = range.lowerBound
  }

  static func parts(of old: WrittenColumn, _ new: WrittenColumn) -> (PartialColumn, PartialColumn) {
    let (before, after) = (old.cards.map(\.source), new.cards.map(\.source))
    let start = zip(before, after).prefix { $0 == $1 }.count
    let rest = min(before.count, after.count) - start
    let end = zip(before.reversed(), after.reversed()).prefix { $0 == $1 }.count
    return (
      PartialColumn(old, start..<(before.count - min(end, rest))),
      PartialColumn(new, start..<(after.count - min(end, rest)))
    )
  }
}
