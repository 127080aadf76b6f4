import BoardTrials
import Testing

/// A sample of what `swift run -c release writers` tries in full.
@Suite("Where many move cards", .serialized) struct WritersTests {
  @Test("each move has its commit, and no card is lost", arguments: WritersSetting.allCases)
  func sample(_ setting: WritersSetting) throws {
    let seed = UInt64.random(in: 0...9999)
    let summary = try WritersTrial(setting, movers: 4, moves: 40, seed: seed).run()
    #expect(summary.damages == [], "seed \(seed)\n\(summary.text)")
  }
}
