import MergeTrials
import Testing

/// A sample of what `swift run -c release merges triples` tries in full.
@Suite struct TriplesTests {
  @Test("No made-up merge breaks a rule", arguments: 0..<8 as Range<UInt64>)
  func short(stream: UInt64) {
    var summary = TriplesSummary()
    for seed in 0..<25 as Range<UInt64> { summary.judge(seed: stream * 1000 + seed) }
    #expect(summary.failures.isEmpty, "\(summary.failures)")
  }
}
