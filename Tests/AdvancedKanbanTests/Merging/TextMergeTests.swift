import AdvancedKanban
import TestSupport
import Testing

/// Merges of small texts, with `git merge-file` as the judge.
@Suite struct TextMergeTests {
  @Test(arguments: [
    ("a b c d e", "A b c d e", "a b c d E", "A b c d E"),
    ("a b c", "a x b c", "a b c y", "a x b c y"),
    ("a b c", "a c", "a c", "a c"),
    ("a b c", "a x c", "a y c", "a <b:x|y> c"),
    ("a b c", "a x b c", "a y b c", "a <:x|y> b c"),
    ("a b c d", "a B c d", "a b C d", "a <b c:B c|b C> d"),
    ("a", "a s x t", "a s y t", "a s <:x|y> t"),
    ("a b", "", "a b", ""),
    ("a b", "", "a B", "<a b:|a B>"),
    ("", "a b", "a b", "a b"),
  ])
  func merges(base: String, ours: String, theirs: String, result: String) {
    let merge = TextMerge(base: bytes(base), ours: bytes(ours), theirs: bytes(theirs))
    #expect(picture(merge) == result)
    #expect(
      TextMerge(base: bytes(base), ours: bytes(theirs), theirs: bytes(ours)) == merge.mirrored
    )
  }

  @Test func `A last line without a line feed is another line`() {
    let merge = TextMerge(
      base: Array("a\nb".utf8),
      ours: Array("a\nb\n".utf8),
      theirs: Array("a\nb".utf8)
    )
    #expect(merge.merged == Array("a\nb\n".utf8))
  }

  @Test func `A side that is the base is no side`() throws {
    for seed in 0..<UInt64(200) {
      var random = SeededGenerator(seed: seed)
      let letters = Int.random(in: 1...60, using: &random)
      let texts = (0..<2).map { _ in
        (0..<Int.random(in: 0...120, using: &random)).flatMap { _ in
          Array("\(Int.random(in: 0..<letters, using: &random))\n".utf8)
        }
      }
      let (base, side) = (texts[0], texts[1])
      for merge in [
        TextMerge(base: base, ours: side, theirs: base),
        TextMerge(base: base, ours: base, theirs: side),
        TextMerge(base: base, ours: side, theirs: side),
      ] { try check(merge.merged, side, "seed \(seed)") }
    }
  }

  private func bytes(_ words: String) -> [UInt8] {
    words.split(separator: " ").flatMap { Array("\($0)\n".utf8) }
  }

  private func picture(_ merge: TextMerge) -> String {
    merge.regions.map { region in
      switch region {
      case .taken(let bytes): words(bytes)
      case .conflict(let base, let ours, let theirs):
        "<\(words(base)):\(words(ours))|\(words(theirs))>"
      }
    }.joined(separator: " ")
  }

  private func words(_ bytes: [UInt8]) -> String {
    String(decoding: bytes, as: UTF8.self).split(separator: "\n").joined(separator: " ")
  }
}
