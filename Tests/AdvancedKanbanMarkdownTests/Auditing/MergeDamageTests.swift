import AdvancedKanban
import TestSupport
import Testing

@testable import AdvancedKanbanMarkdown

@Suite("Damage of a merge")
struct MergeDamageTests {
  /// A board of columns, each given by its cards: `a.md`, `b.md`, ...
  private func board(_ columns: [String]...) -> BoardFiles {
    var files = BoardFiles()
    let ids = ["a", "b", "c"].prefix(columns.count)
    files[Array("board.md".utf8)] = Array(ids.map { "- [\($0)](\($0).md)\n" }.joined().utf8)
    for (id, cards) in zip(ids, columns) {
      files[Array("\(id).md".utf8)] = Array(cards.map { "- [ ] \($0)\n" }.joined().utf8)
    }
    return files
  }

  private func damage(
    _ base: BoardFiles,
    _ ours: BoardFiles,
    _ theirs: BoardFiles,
    committed: BoardFiles
  ) -> MergeDamage {
    let merge = BoardFilesMerge(base: base, ours: ours, theirs: theirs, labels: .none)
    return MergeDamage(of: committed, comparedWith: merge)
  }

  private func places(_ doubling: MergeDamage.Doubling) -> [String] {
    doubling.copies.map(\.card.path)
  }

  @Test("is a card in two columns, where both sides moved it", arguments: ["one ^one", "one"])
  func doubled(card: String) throws {
    let base = board([card, "two"], ["three"], ["four"])
    let damage = damage(
      base,
      board(["two"], [card, "three"], ["four"]),
      board(["two"], ["three"], [card, "four"]),
      committed: board(["two"], [card, "three"], [card, "four"])
    )
    #expect(damage.losses.isEmpty)
    let doubling = try #require(damage.doublings.first)
    #expect(damage.doublings.count == 1)
    #expect(places(doubling) == ["b.md", "c.md"])
    // Both forward: the column further along.
    #expect(doubling.original?.card.path == "c.md")
  }

  @Test("is a stale copy beside the edited card, too")
  func doubledAndEdited() throws {
    let base = board(["one", "two"], ["three"], ["four"])
    let damage = damage(
      base,
      board(["two"], ["one, edited", "three"], ["four"]),
      board(["two"], ["three"], ["one", "four"]),
      committed: board(["two"], ["one, edited", "three"], ["one", "four"])
    )
    let doubling = try #require(damage.doublings.first)
    #expect(places(doubling) == ["b.md", "c.md"])
    #expect(doubling.card.title == "one, edited")
  }

  @Test("is no other card that came to where one was removed")
  func replaced() {
    let texts = ["Mow the lawn\n  body of text", "Read a book\n  body of text"]
    let base = board(["one", texts[0], "two"], ["three"])
    let damage = damage(
      base,
      board(["one", "two"], [texts[0], "three"]),
      board(["one", texts[1], "two"], ["three"]),
      committed: board(["one", texts[1], "two"], [texts[0], "three"])
    )
    #expect(damage.doublings.isEmpty)
  }

  @Test("is a card that is there twice in one column")
  func doubledInOneColumn() throws {
    let base = board(["one ^one", "two", "three", "four", "five"])
    let damage = damage(
      base,
      board(["two", "one ^one", "three", "four", "five"]),
      board(["two", "three", "four", "five", "one ^one"]),
      committed: board(["two", "one ^one", "three", "four", "five", "one ^one"])
    )
    #expect(damage.doublings.map(places) == [["a.md", "a.md"]])
  }

  @Test("is a lost card, where each side took out another copy")
  func lost() {
    let base = board(["one ^one", "two"], ["one ^one", "three"])
    let damage = damage(
      base,
      board(["two"], ["one ^one", "three"]),
      board(["one ^one", "two"], ["three"]),
      committed: board(["two"], ["three"])
    )
    #expect(damage.losses.map(\.card.title) == ["one"])
    #expect(damage.doublings.isEmpty)
  }

  @Test("is a new card of one side that did not come along")
  func lostNew() {
    let base = board(["one"], ["two"])
    let damage = damage(
      base,
      board(["one", "new"], ["two"]),
      board(["one"], ["two", "newer"]),
      committed: board(["one"], ["two", "newer"])
    )
    #expect(damage.losses.map(\.card.title) == ["new"])
  }

  @Test("is none where one side removed the card, or where somebody had to decide")
  func solved() {
    let base = board(["one ^one", "two ^two"], ["three"])
    let removed = damage(
      base,
      board(["two ^two"], ["three"]),
      board(["one, edited ^one", "two ^two"], ["three", "four"]),
      committed: board(["two ^two"], ["three", "four"])
    )
    #expect(removed.isEmpty)
    let edited = damage(
      base,
      board(["one so ^one", "two ^two"], ["three"]),
      board(["one otherwise ^one", "two ^two"], ["three"]),
      committed: board(["two ^two"], ["three"])
    )
    #expect(edited.isEmpty)
  }

  @Test("is over when somebody has taken a copy out or put the card back")
  func over() throws {
    let base = board(["one ^one", "two"], ["three"], ["four"])
    let doubled = damage(
      base,
      board(["two"], ["one ^one", "three"], ["four"]),
      board(["two"], ["three"], ["one ^one", "four"]),
      committed: board(["two"], ["one ^one", "three"], ["one ^one", "four"])
    )
    let still = doubled.remaining(
      on: board(["one ^one", "two"], ["one, edited ^one"], ["four"]).columns
    )
    #expect(still.doublings.map(places) == [["a.md", "b.md"]])
    #expect(doubled.remaining(on: board(["one ^one"], ["three"], ["four"]).columns).isEmpty)
    #expect(doubled.remaining(on: board(["two"], [], []).columns).isEmpty)
  }

  /// Whatever the sides did, the merge by cards does no damage, and what is done to it is found.
  @Test("of random boards is what was done to the right one", arguments: 0..<300 as Range<UInt64>)
  func random(seed: UInt64) {
    var random = RandomBoard(seed: seed)
    let base = random.columns
    var sides = [base, base]
    for side in sides.indices {
      for _ in 0..<Int.random(in: 1...4, using: &random.generator) { random.change(&sides[side]) }
    }
    let files = ([base] + sides).map { board($0[0], $0[1], $0[2]) }
    let merge = BoardFilesMerge(
      base: files[0],
      ours: files[1],
      theirs: files[2],
      labels: .none
    )
    #expect(MergeDamage(of: merge.merged, comparedWith: merge).isEmpty, "seed \(seed)")
    // A card that both sides have, and none of them has edited.
    let shared = merge.merge.columns.flatMap(\.cards).filter {
      $0.ours != nil && $0.theirs != nil && $0.content == .same
    }
    guard merge.merge.conflicts.isEmpty, let card = shared.randomElement(using: &random.generator)
    else { return }
    var columns = merge.merged.columns.map { $0.cards.map(\.line) }
    let line = columns[card.position.column][card.position.index]
    let other = (card.position.column + 1) % 3
    columns[other].append(line)
    let doubled = MergeDamage(
      of: board(columns[0], columns[1], columns[2]),
      comparedWith: merge
    )
    #expect(doubled.losses.isEmpty, "seed \(seed)")
    #expect(doubled.doublings.map(\.card.line) == [line], "seed \(seed)")
    columns[other].removeLast()
    columns[card.position.column].remove(at: card.position.index)
    let lost = MergeDamage(of: board(columns[0], columns[1], columns[2]), comparedWith: merge)
    #expect(lost.losses.map(\.card.line) == [line], "seed \(seed)")
    #expect(lost.doublings.isEmpty, "seed \(seed)")
  }
}

extension MarkdownKanbanCard {
  /// The title and the block ID.
  fileprivate var line: String { title + (blockID.map { " ^" + $0 } ?? "") }
}
