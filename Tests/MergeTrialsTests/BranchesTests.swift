import MergeTrials
import Testing

/// A sample of what `swift run -c release merges branches` tries in full.
@Suite struct BranchesTests {
  @Test("git merges branches as their cards want it", arguments: [1, 3, 10, 30])
  func short(operations: Int) throws {
    let seed = UInt64.random(in: 0...9999)
    let summary = try BranchesTrial(operations: operations, cases: 3, seed: seed).run()
    #expect(summary.failures == [], "seed \(seed)\n\(summary.row)")
  }
}
