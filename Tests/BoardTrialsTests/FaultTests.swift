import BoardTrials
import TestSupport
import Testing

/// A sample of what `swift run -c release faults` tries in full.
@Suite("Where a system call goes wrong", .serialized) struct FaultTests {
  @Test("the board is as before or as afterwards", arguments: FaultScene.all)
  func sample(_ scene: FaultScene) throws {
    var generator = SeededGenerator(seed: .random(in: 0...9999))
    let reference = try FaultReference(of: scene, with: FaultyCalls())
    #expect(reference.calls.count > 100)
    var summary = FaultSummary()
    for fault in Fault.all.shuffled(using: &generator).prefix(4) {
      let call = Int.random(in: 1...reference.calls.count, using: &generator)
      summary.add(try FaultTrial(reference, fault, at: call).run())
    }
    #expect(summary.damages == [], "seed \(generator.seed)")
  }
}
