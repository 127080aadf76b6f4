import SourceText
import TestSupport
import Testing

/// Replacements give the text that the new bytes are, whatever was taken over from the old one.
@Suite struct ReplacingTests {
  @Test("The lines of a changed text are those of its bytes", arguments: 0..<2000)
  func lines(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let text = SourceText(bytes(upTo: 60, &random))
    var replacements: [Replacement] = []
    var start = 0
    while start <= text.bytes.count, replacements.count < 3 {
      let lower = Int.random(in: start...text.bytes.count, using: &random)
      let upper = Int.random(in: lower...min(lower + 4, text.bytes.count), using: &random)
      replacements.append(Replacement(lower..<upper, with: bytes(upTo: 6, &random)))
      start = upper + 1
    }
    let changed = text.applying(replacements)
    #expect(changed == SourceText(changed.bytes), "seed \(seed)")
  }

  /// Letters and all that ends a line, or nearly does.
  private func bytes(upTo count: Int, _ random: inout SeededGenerator) -> [UInt8] {
    let letters = Array("ab\n\n\r\r\t\u{B}".utf8) + [0x8A, 0x8D, 0xFF]
    return (0..<Int.random(in: 0...count, using: &random)).compactMap { _ in
      letters.randomElement(using: &random)
    }
  }
}
