import MergeTrials
import Testing

/// A sample of what `swift run -c release merges clones` tries in full.
@Suite struct ClonesTests {
  @Test("Clones that change, pull and push as it comes end as one, with every card")
  func short() throws {
    let seed = UInt64.random(in: 0...9999)
    var trial = ClonesTrial(clones: 3, rounds: 15, seed: seed)
    let summary = try trial.run()
    #expect(summary.failures == [], "seed \(seed)\n\(summary.text)")
  }
}
