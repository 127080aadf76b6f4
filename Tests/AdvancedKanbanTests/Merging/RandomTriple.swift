import AdvancedKanban
import TestSupport

/// A board and what two people have made of it, each at random.
struct RandomTriple: CustomStringConvertible {
  let base: [WrittenColumn]
  let ours: [WrittenColumn]
  let theirs: [WrittenColumn]
  let description: String

  /// Triples from no change at all to nothing in common.
  ///
  /// Where all cards are named, no two people invent the same ID.
  static func all(
    _ cards: RandomBoard.Cards,
    count: UInt64,
    edits: UInt64 = 13
  ) -> some Sequence<RandomTriple> {
    (0..<count).lazy.map { seed in
      RandomTriple(seed: seed, cards, edits: (Int(seed % edits), Int(seed / edits % edits)))
    }
  }

  init(seed: UInt64, _ cards: RandomBoard.Cards, edits: (Int, Int)) {
    let start = RandomBoard(seed: seed, cards)
    var our = start.branch(seed: ~seed, firstID: 1_000)
    var their = start.branch(seed: seed &+ 1 << 32, firstID: 2_000)
    for _ in 0..<edits.0 { our.edit() }
    for _ in 0..<edits.1 { their.edit() }
    base = start.columns
    ours = our.columns
    theirs = their.columns
    description = "\(cards) seed \(seed)"
  }

  /// Whether no two columns of a board have the same ID, as it should be.
  var isSound: Bool {
    [base, ours, theirs].allSatisfy { Set($0.map(\.id)).count == $0.count }
  }

  /// The merge of both sides.
  var merge: WrittenMerge { WrittenMerge(base: base, ours: ours, theirs: theirs) }

  /// The same with the sides exchanged.
  var mirroredMerge: WrittenMerge { WrittenMerge(base: base, ours: theirs, theirs: ours) }
}
