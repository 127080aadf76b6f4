import MarkdownReferee
import Testing

/// The short form of the referee; `swift run -c release referee` is the long one.
@Suite struct RefereeTests {
  @Test("No made-up change of a made-up file breaks a rule", arguments: 0..<8 as Range<UInt64>)
  func short(stream: UInt64) {
    var summary = Summary()
    for seed in 0..<250 as Range<UInt64> { summary.judge(seed: stream * 1000 + seed) }
    #expect(summary.failures.isEmpty, "\(summary.failures)")
  }

  @Test("A failure is shrunk while it breaks the same rule")
  func shrinks() throws {
    // Only a broken engine fails here, so that the smallest case of a sound one is the case itself.
    let item = RefereeCase(source: "- a\n- b\n", change: .remove(0))
    #expect(try item.judged() == .made)
    #expect(item.shrunk(breaking: Damage(rule: "none", detail: "")) == item)
    #expect(item.literal.contains(#"source: "- a\n- b\n""#))
  }
}
