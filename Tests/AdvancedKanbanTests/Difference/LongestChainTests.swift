import TestSupport
import Testing

@testable import AdvancedKanban

/// The fewest elements that explain a new order.
@Suite struct LongestChainTests {
  @Test func `As many elements are kept as any choice could keep`() throws {
    for order in (0...6).flatMap({ permutations(of: Array(0..<$0)) }) {
      let kept = kept(in: order)
      let chain = zip(order, kept).filter(\.1).map(\.0)
      try check(chain, chain.sorted(), "\(order) keeps its order")
      try check(chain.count, longest(in: order), "\(order) keeps the most")
    }
  }

  @Test func `The choice is the same from either side`() throws {
    for order in (0...6).flatMap({ permutations(of: Array(0..<$0)) }) {
      try checkSymmetry(of: order)
    }
  }

  @Test func `The choice is the same from either side of long sequences`() throws {
    for seed in UInt64(0)..<40 {
      var random = SeededGenerator(seed: seed)
      try checkSymmetry(of: Array(0..<200).shuffled(using: &random))
    }
  }

  @Test func `Of two equal choices the one stays that has the least way to go`() {
    #expect(kept(in: [1, 2, 0]) == [true, true, false])
    #expect(kept(in: [2, 0, 1]) == [false, true, true])
    #expect(kept(in: [0, 2, 1, 3]) == [true, true, false, true])
  }

  /// The key of an element is what it is at the end it comes from, by a mixed-up order.
  private func checkSymmetry(of order: [Int]) throws {
    var inverse = order
    for (before, after) in order.enumerated() { inverse[after] = before }
    let forth = kept(in: order) { $0 * 7919 % 211 }
    let back = kept(in: inverse) { inverse[$0] * 7919 % 211 }
    try check(order.indices.map { back[order[$0]] }, forth, "\(order)")
  }

  private func kept(in order: [Int], key: (Int) -> Int = { $0 }) -> [Bool] {
    LongestChain.kept(
      of: order.enumerated().map { LongestChain.Element(before: $0, after: $1) },
      key: key
    )
  }

  /// The length of the longest rising subsequence, by trying them all.
  private func longest(in order: [Int]) -> Int {
    (0..<(1 << order.count)).map { choice in
      let chain = order.indices.filter { choice >> $0 & 1 == 1 }.map { order[$0] }
      return chain == chain.sorted() ? chain.count : 0
    }.max() ?? 0
  }

  private func permutations(of values: [Int]) -> [[Int]] {
    values.isEmpty
      ? [[]]
      : values.flatMap { first in
        permutations(of: values.filter { $0 != first }).map { [first] + $0 }
      }
  }
}
