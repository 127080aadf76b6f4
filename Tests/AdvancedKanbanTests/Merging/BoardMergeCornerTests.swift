import AdvancedKanban
import MergeTrials
import Testing

/// Merges of boards that need more than a line for each side to be told.
@Suite struct BoardMergeCornerTests {
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

  @Test func `Of a card that was there twice each side keeps one, whatever its marker`() {
    let merge = WrittenMerge(
      base: board("a: x", "b: x"),
      ours: board("a: x", "b: bill"),
      theirs: board("a: other", "b: * x")
    )
    #expect(merge.board.flatMap(\.cards).map(\.title).sorted() == ["bill", "other", "x"])
    #expect(written(merge.mirrored.board) == written(merge.board))
  }

  @Test func `An ID that both sides give to other cards is told`() {
    let merge = WrittenMerge(
      base: board("a: x | y"),
      ours: board("a: x ^n | y"),
      theirs: board("a: x | y ^n")
    )
    #expect(written(merge.board) == written(board("a: x ^n | y ^n")))
    #expect(
      merge.tale == [
        "conflict shares-block-id x: a, a > a", "conflict shares-block-id y: a, a > a",
      ]
    )
  }

  @Test func `Of two IDs for one card it has the lower one`() {
    let merge = WrittenMerge(
      base: board("a: pay bill"),
      ours: board("a: pay bill ^n"),
      theirs: board("a: pay bill ^m / soon")
    )
    #expect(written(merge.board) == written(board("a: pay bill ^m / soon")))
    #expect(merge.tale == ["notice identified-apart pay bill: a, a > a"])
  }

  @Test func `Another spelling is no edit`() {
    let base = board("a: x | y")
    let respelled = board("a: * x | y")
    let removed = WrittenMerge(base: base, ours: respelled, theirs: board("a: y"))
    #expect(written(removed.board) == written(board("a: y")))
    let edited = WrittenMerge(base: base, ours: respelled, theirs: board("a: x / more | y"))
    #expect(written(edited.board) == written(board("a: x / more | y")))
    #expect(edited.tale == [])
  }

  @Test func `Titles are the same by their bytes`() {
    let (composed, decomposed) = ("caf\u{E9}", "cafe\u{301}")
    let merge = WrittenMerge(
      base: board("a: \(composed) ^c"),
      ours: board("a: \(composed) ^c / more"),
      theirs: board("a: [x] \(decomposed) ^c")
    )
    let title = merge.board[0].cards[0].title
    #expect(Array(title.utf8) == Array(decomposed.utf8))
  }
}
