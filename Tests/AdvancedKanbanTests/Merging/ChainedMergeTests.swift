import AdvancedKanban
import MergeTrials
import TestSupport
import Testing

/// Merges of merges, and merges without a common base.
@Suite struct ChainedMergeTests {
  @Test("Two merges of the same branches merge cleanly", arguments: RandomBoard.Cards.allCases)
  func crossesOver(cards: RandomBoard.Cards) throws {
    for boards in RandomTriple.all(cards, count: 80) {
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
        "conflict invented-twice b: todo, todo > todo",
        "notice column-file-renamed-apart: done, closed > closed",
        "notice moved-apart c: todo, closed > closed",
      ]
    )
  }

  @Test("Without a base, all of both sides is there", arguments: RandomBoard.Cards.allCases)
  func unrelated(cards: RandomBoard.Cards) throws {
    for boards in RandomTriple.all(cards, count: 80) {
      let merge = WrittenMerge(base: [], ours: boards.ours, theirs: boards.theirs)
      let mirror = WrittenMerge(base: [], ours: boards.theirs, theirs: boards.ours)
      try check(written(mirror.board), written(merge.board), "\(boards)")
      let all = merge.columns.flatMap(\.cards)
      try check(all.compactMap(\.ours).count, boards.ours.flatMap(\.cards).count, "\(boards)")
      try check(all.compactMap(\.theirs).count, boards.theirs.flatMap(\.cards).count, "\(boards)")
    }
  }
}
