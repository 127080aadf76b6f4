/// New bytes for a range of old ones: the only way in which a file is ever changed.
package struct Replacement: Hashable, Sendable {
  /// The bytes that go, as offsets into the old text.
  package let range: Range<Int>

  /// The bytes that come in their place.
  package let bytes: [UInt8]

  package init(_ range: Range<Int>, with bytes: [UInt8]) {
    self.range = range
    self.bytes = bytes
  }

  package static func deletion(of range: Range<Int>) -> Replacement {
    Replacement(range, with: [])
  }

  package static func insertion(of bytes: [UInt8], at offset: Int) -> Replacement {
    Replacement(offset..<offset, with: bytes)
  }
}

extension Replacement {
  fileprivate func precedes(_ other: Replacement) -> Bool {
    (range.lowerBound, range.upperBound) < (other.range.lowerBound, other.range.upperBound)
  }
}

extension SourceText {
  /// The text that some replacements have made of another one.
  private init(_ bytes: [UInt8], replacing replacements: [Replacement], in old: SourceText) {
    let lower = replacements.map(\.range.lowerBound).min() ?? 0
    let upper = replacements.map(\.range.upperBound).max() ?? 0
    // What ends one line may have become a part of another line's end.
    let head = old.line(at: lower) - 1
    let tail = max(old.lineCount - old.line(at: upper) - 2, 0)
    guard head > 0 else {
      self.init(bytes)
      return
    }
    self.init(bytes, like: old, head: head, tail: tail)
  }

  /// The text after some replacements, none of which may overlap another.
  ///
  /// Insertions at the offset at which a deletion begins come before it, in the order of the list.
  package func applying(_ replacements: [Replacement]) -> SourceText {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + replacements.reduce(0) { $0 + $1.bytes.count })
    var copied = 0
    for replacement in replacements.sorted(by: { $0.precedes($1) }) {
      result += bytes[copied..<replacement.range.lowerBound]
      result += replacement.bytes
      copied = replacement.range.upperBound
    }
    result += bytes[copied...]
    return SourceText(result, replacing: replacements, in: self)
  }
}
