internal import AdvancedKanban
internal import TestSupport

/// A board and what two people have made of it, each at random.
package struct RandomTriple: CustomStringConvertible {
  package let base: [WrittenColumn]
  package let ours: [WrittenColumn]
  package let theirs: [WrittenColumn]
  package let description: String

  let seed: UInt64

  /// Whether every card has an ID of its own.
  let isNamed: Bool

  /// Triples from no change at all to nothing in common.
  ///
  /// Where all cards are named, no two people invent the same ID.
  package static func all(
    _ cards: RandomBoard.Cards,
    count: UInt64,
    edits: UInt64 = 13
  ) -> some Sequence<RandomTriple> {
    (0..<count).lazy.map { seed in
      RandomTriple(seed: seed, cards, edits: (Int(seed % edits), Int(seed / edits % edits)))
    }
  }

  package init(seed: UInt64, _ cards: RandomBoard.Cards, edits: (Int, Int)) {
    let start = RandomBoard(seed: seed, cards)
    var our = start.branch(seed: ~seed, firstID: 1_000)
    var their = start.branch(seed: seed &+ 1 << 32, firstID: 2_000)
    for _ in 0..<edits.0 { our.edit() }
    for _ in 0..<edits.1 { their.edit() }
    base = start.columns
    ours = our.columns
    theirs = their.columns
    merge = WrittenMerge(base: base, ours: ours, theirs: theirs)
    description = "\(cards) seed \(seed)"
    self.seed = seed
    isNamed = cards == .named
  }

  /// Whether no two columns of a board have the same ID, as it should be.
  package var isSound: Bool {
    [base, ours, theirs].allSatisfy { Set($0.map(\.id)).count == $0.count }
  }

  /// The merge of both sides.
  package let merge: WrittenMerge

  /// The same with the sides exchanged.
  package var mirroredMerge: WrittenMerge { WrittenMerge(base: base, ours: theirs, theirs: ours) }
}
