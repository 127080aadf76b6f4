import AdvancedKanban
import MergeTrials
import TestSupport
import Testing

/// What holds for the difference of any two boards.
@Suite struct BoardDifferencePropertyTests {
  @Test("The difference makes the second board of the first", arguments: RandomBoard.Cards.allCases)
  func replays(cards: RandomBoard.Cards) throws {
    for boards in RandomBoards.all(cards, count: 250) {
      let difference = WrittenDifference(from: boards.old, to: boards.new)
      let result = difference.applied(to: boards.old)
      try check(result.map(written), written(boards.new), "\(boards)")
      try check(difference.isEmpty, written(boards.old) == written(boards.new), "\(boards)")
    }
  }

  @Test("The difference backwards is the inverse", arguments: RandomBoard.Cards.allCases)
  func isSymmetric(cards: RandomBoard.Cards) throws {
    for boards in RandomBoards.all(cards, count: 250) {
      let forth = BoardMatching(from: boards.old, to: boards.new)
      let back = BoardMatching(from: boards.new, to: boards.old)
      try check(back == forth.inverse, true, "matching of \(boards)")
      let difference = WrittenDifference(from: boards.old, to: boards.new)
      let inverse = WrittenDifference(from: boards.new, to: boards.old)
      try check(inverse == difference.inverse, true, "\(boards)")
      try check(difference.inverse.inverse == difference, true, "\(boards) twice")
    }
  }

  @Test("No fewer cards could be reordered", arguments: RandomBoard.Cards.allCases)
  func isShort(cards: RandomBoard.Cards) throws {
    for boards in RandomBoards.all(cards, count: 150) {
      let matching = BoardMatching(from: boards.old, to: boards.new)
      let difference = WrittenDifference(from: boards.old, to: boards.new)
      for (column, cards) in boards.old.map(\.cards).enumerated() {
        let staying = cards.indices.compactMap {
          matching.newPosition(of: BoardPosition(column: column, index: $0))
        }.filter { $0.column == matching.newColumn(of: column) }.map(\.index)
        guard staying.count <= 12 else { continue }
        let reordered = difference.cards.count {
          $0.motion == .reordered && $0.before?.columnIndex == column
        }
        try check(reordered, fewestReordered(staying), "\(boards), column \(column)")
      }
    }
  }

  @Test("Two cards with two IDs are never one")
  func keepsIDs() throws {
    for boards in RandomBoards.all(.mixed, count: 250) {
      for change in WrittenDifference(from: boards.old, to: boards.new).cards {
        guard let id = change.before?.card.blockID, let other = change.after?.card.blockID else {
          continue
        }
        try check(id, other, "\(boards)")
      }
    }
  }

  @Test func `Where all cards have IDs, the difference tells what was done`() throws {
    for boards in RandomBoards.all(.named, count: 250) {
      let difference = WrittenDifference(from: boards.old, to: boards.new)
      let truth = Truth(boards)
      try check(Truth(difference), truth, "\(boards)")
    }
  }

  @Test func `A difference fits no other board`() {
    let (old, new) = (board("A: a | b"), board("A: b | a c"))
    let difference = WrittenDifference(from: old, to: new)
    #expect(difference.applied(to: board("A: b")) == nil)
    #expect(difference.applied(to: board("B: a | b")) == nil)
    #expect(difference.applied(to: board()) == nil)
    #expect(difference.inverse.applied(to: new).map(written) == written(old))
  }

  /// The fewest numbers to take out of some so that the others rise, by trying all choices.
  private func fewestReordered(_ numbers: [Int]) -> Int {
    (0..<(1 << numbers.count)).filter { choice in
      var last = -1
      for (index, number) in numbers.enumerated() where choice >> index & 1 == 0 {
        if number < last { return false }
        last = number
      }
      return true
    }.map(\.nonzeroBitCount).min() ?? 0
  }
}

/// What happened to cards that all have IDs, found by the IDs alone.
private struct Truth: Equatable {
  var added: Set<String> = []
  var removed: Set<String> = []
  var moved: Set<String> = []
  var rewritten: Set<String> = []

  init(_ boards: RandomBoards) {
    let (old, new) = (Self.cards(of: boards.old), Self.cards(of: boards.new))
    added = Set(new.keys).subtracting(old.keys)
    removed = Set(old.keys).subtracting(new.keys)
    let matching = BoardMatching(from: boards.old, to: boards.new)
    for (id, before) in old {
      guard let after = new[id] else { continue }
      if matching.newColumn(of: before.column) != after.column { moved.insert(id) }
      if before.card.description != after.card.description { rewritten.insert(id) }
    }
  }

  init(_ difference: WrittenDifference) {
    for change in difference.cards {
      let id = (change.after ?? change.before)?.card.blockID ?? ""
      if change.isAdded { added.insert(id) }
      if change.isRemoved { removed.insert(id) }
      if change.motion == .moved { moved.insert(id) }
      if !change.fields.isEmpty { rewritten.insert(id) }
    }
  }

  private static func cards(
    of columns: [WrittenColumn]
  ) -> [String: (column: Int, card: WrittenCard)] {
    var result: [String: (column: Int, card: WrittenCard)] = [:]
    for (index, column) in columns.enumerated() {
      for card in column.cards { result[card.blockID ?? ""] = (index, card) }
    }
    return result
  }
}
