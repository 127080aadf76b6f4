import MergeTrials
import TestSupport
import Testing

@testable import AdvancedKanban

/// Which cards have the same bytes.
@Suite struct SourceNumberingTests {
  @Test(arguments: RandomBoard.Cards.allCases)
  func `Each card has the number of the first one with its bytes, on the other board, too`(
    cards: RandomBoard.Cards
  ) throws {
    for boards in RandomTriple.all(cards, count: 150) {
      let (old, new) = (boards.base.map(\.cards), boards.ours.map(\.cards))
      let sources = old.flatMap { $0.map(\.source) }
      let number = { (card: WrittenCard) in sources.firstIndex(of: card.source) }
      var numbering = SourceNumbering(at: positions(old), in: old)
      try check(numbering.numbers, old.joined().compactMap(number), "\(boards)")
      let numbers = numbering.numbers(at: positions(new), in: new)
      try check(numbers, new.joined().map(number), "\(boards) on the other board")
    }
  }

  private func positions(_ columns: [[WrittenCard]]) -> [BoardPosition] {
    columns.enumerated().flatMap { column, cards in
      cards.indices.map { BoardPosition(column: column, index: $0) }
    }
  }
}
