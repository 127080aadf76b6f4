import AdvancedKanban
import AdvancedKanbanMarkdown
import TestSupport
import Testing

@testable import AdvancedKanbanGit

/// Cards that one side of a merge has moved to one column and the other to another.
@Suite("The life of a card that a merge has doubled")
struct DoubledCardTests {
  /// What happened, by the commits that made it.
  private struct Deeds {
    var repository: TestRepository
    var random: SeededGenerator
    var cards: [[String]] = [[], [], []]

    mutating func commit(_ message: String) throws -> String {
      var files = ["board/board.md": "- [A](c0.md)\n- [B](c1.md)\n- [C](c2.md)\n"]
      for (number, cards) in cards.enumerated() {
        files["board/c\(number).md"] = "# C\(number)\n\n" + cards.map { "- \($0)\n" }.joined()
      }
      return try repository.commit(files, message: message)
    }

    mutating func insert(_ card: String, into column: Int) {
      let place = Int.random(in: 0...cards[column].count, using: &random)
      cards[column].insert(card, at: place)
    }
  }

  @Test("has what both sides did to it, whichever copy stays", arguments: [true, false], 0..<4)
  func hasBothSides(hasID: Bool, part: UInt64) throws {
    let seed = UInt64.random(in: 0..<100_000) * 4 + part
    var deeds = Deeds(repository: try TestRepository(), random: SeededGenerator(seed: seed))
    for number in 0..<12 { deeds.insert("Card \(number) n\(number)", into: number % 3) }
    let card = "The doubled one" + (hasID ? " ^two" : "")
    deeds.insert(card, into: 0)
    let start = try deeds.commit("Start")
    deeds.cards[0].removeAll { $0 == card }
    var merged = deeds
    var commits: [String] = []
    for column in [1, 2] {
      try deeds.repository.git("switch", "--quiet", "--create", "side\(column)", start)
      var side = deeds
      side.insert(card, into: column)
      commits.append(try side.commit("Side \(column)"))
      merged.cards[column] = side.cards[column]
    }
    try deeds.repository.git("merge", "--quiet", "--no-commit", "--strategy=ours", "side1")
    _ = try merged.commit("Merge")
    for column in [1, 2] {
      try expect(commits + [start], ofCard: card, in: column, of: deeds.repository, "seed \(seed)")
    }
    let rest = 1 + Int(part % 2)
    merged.cards[3 - rest].removeAll { $0 == card }
    _ = try merged.commit("One of them goes")
    try expect(commits + [start], ofCard: card, in: rest, of: deeds.repository, "seed \(seed)")
  }

  private func expect(
    _ commits: [String],
    ofCard card: String,
    in column: Int,
    of repository: TestRepository,
    _ context: Comment
  ) throws {
    let store = try TestBoard(of: repository).store
    let cards = try store.board().columns[column].cards
    let index = try #require(cards.firstIndex { $0.source.text.contains(card) }, context)
    var life = try store.events(ofCardAt: BoardPosition(column: column, index: index))
    var told: [String] = []
    while let commit = try life.next() {
      if commit.events.contains(where: { $0.name != "reordered" }) { told.append(commit.commit.id) }
    }
    #expect(Set(told) == Set(commits), context)
    #expect(told.count == commits.count, context)
  }
}
