import AdvancedKanban
import TestSupport
import Testing

/// Columns without the cards that both boards have at their beginning and end.
@Suite struct PartialColumnTests {
  @Test("The difference is that of whole columns", arguments: RandomBoard.Cards.allCases)
  func differsTheSame(cards: RandomBoard.Cards) throws {
    for boards in RandomBoards.all(cards, count: 250) {
      guard boards.old.map(\.id) == boards.new.map(\.id), Set(boards.old.map(\.id)).count == boards.old.count
      else { continue }
      let parts = zip(boards.old, boards.new).map(PartialColumn.parts)
      let whole = WrittenDifference(from: boards.old, to: boards.new)
      let part = PartialColumn.Difference(from: parts.map(\.0), to: parts.map(\.1))
      try check(part == whole, true, "\(boards)")
    }
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
