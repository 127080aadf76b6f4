import AdvancedKanban
import TestSupport
import Testing

/// Merges of merges, and merges without a common base.
@Suite struct ChainedMergeTests {
  @Test("Two merges of the same branches merge cleanly", arguments: RandomBoard.Cards.allCases)
  func crossesOver(cards: RandomBoard.Cards) throws {
    for boards in RandomTriple.all(cards, count: 150) {
      let (merge, mirror) = (boards.merge.board, boards.mirroredMerge.board)
      // Either branch has merged the other one; their common bases are both sides, merged.
      let base = merge
      let again = WrittenMerge(base: base, ours: merge, theirs: mirror)
      try check(written(again.board), written(merge), "\(boards)")
      try check(again.tale, [], "\(boards)")
      var later = RandomBoard(seed: 1, cards)
      later = later.on(merge)
      for _ in 0..<4 { later.edit() }
      let onward = WrittenMerge(base: base, ours: later.columns, theirs: mirror)
      try check(written(onward.board), written(later.columns), "\(boards), later")
      try check(onward.tale, [], "\(boards), later")
    }
  }

  @Test func `Without a base, the sides are matched with each other`() {
    let merge = WrittenMerge(
      base: [],
      ours: board("todo: a | b ^b | c", "done: e | f"),
      theirs: board("todo: a | b it ^b / more | d", "closed =done: e | f | c")
    )
    #expect(
      written(merge.board)
        == written(board("todo: a | b ^b / more | d", "closed =done: e | f | c"))
    )
    #expect(
      merge.tale == [
        "conflict inventedTwice b: todo, todo > todo",
        "notice columnFileRenamedApart: done, closed > closed",
        "notice movedApart c: todo, closed > closed",
      ]
    )
  }

  @Test("Without a base, all of both sides is there", arguments: RandomBoard.Cards.allCases)
  func unrelated(cards: RandomBoard.Cards) throws {
    for boards in RandomTriple.all(cards, count: 150) {
      let merge = WrittenMerge(base: [], ours: boards.ours, theirs: boards.theirs)
      let mirror = WrittenMerge(base: [], ours: boards.theirs, theirs: boards.ours)
      try check(written(mirror.board), written(merge.board), "\(boards)")
      let all = merge.columns.flatMap(\.cards)
      try check(all.compactMap(\.ours).count, boards.ours.flatMap(\.cards).count, "\(boards)")
      try check(all.compactMap(\.theirs).count, boards.theirs.flatMap(\.cards).count, "\(boards)")
    }
  }

  @Test func `The last move counts`() {
    let base = board("a: x", "b:", "c:", "d:")
    let (ours, theirs) = (board("a:", "b: x", "c:", "d:"), board("a:", "b:", "c: x", "d:"))
    func column(_ our: MoveStamp?, _ their: MoveStamp?) -> String? {
      let merge = WrittenMerge(base: base, ours: ours, theirs: theirs, policy: .latest) {
        side,
        card in
        #expect(card.columnID == (side == .ours ? "b" : "c"))
        return side == .ours ? our : their
      }
      return merge.columns.flatMap(\.cards).first?.place.columnID
    }
    let (early, late) = (MoveStamp(date: 1, commitID: "f"), MoveStamp(date: 2, commitID: "0"))
    #expect(column(early, late) == "c")
    #expect(column(late, early) == "b")
    #expect(column(early, MoveStamp(date: 1, commitID: "e")) == "b")
    #expect(column(late, nil) == "b")
    #expect(column(nil, nil) == "c")
  }

  @Test func `Cards that were there twice are merged as two`() {
    let base = board("a: x ^x | x ^x", "b: y ^x")
    let merge = WrittenMerge(
      base: base,
      ours: board("a: x ^x | x now ^x", "b: y ^x"),
      theirs: board("a: x ^x", "b: x ^x | y ^x")
    )
    #expect(written(merge.board) == written(board("a: x ^x", "b: x now ^x | y ^x")))
    #expect(merge.tale == [])
  }

  @Test func `An ID that both sides give to other cards is told`() {
    let merge = WrittenMerge(
      base: board("a: x | y"),
      ours: board("a: x ^n | y"),
      theirs: board("a: x | y ^n")
    )
    #expect(written(merge.board) == written(board("a: x ^n | y ^n")))
    #expect(
      merge.tale == ["conflict sharesBlockID x: a, a > a", "conflict sharesBlockID y: a, a > a"]
    )
  }
}
