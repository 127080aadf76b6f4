internal import CGit2

/// The name of an object: its SHA-1.
package struct ObjectID: Hashable, Sendable {
  private let high: UInt64
  private let middle: UInt64
  private let low: UInt32

  /// The ID that 40 hexadecimal digits spell, or `nil` for anything else.
  package init?(hex: some StringProtocol) {
    guard hex.utf8.count == 40, hex.allSatisfy(\.isHexDigit),
      let high = UInt64(hex.prefix(16), radix: 16),
      let middle = UInt64(hex.dropFirst(16).prefix(16), radix: 16),
      let low = UInt32(hex.dropFirst(32), radix: 16)
    else { return nil }
    (self.high, self.middle, self.low) = (high, middle, low)
  }

  init(_ id: git_oid) {
    (high, middle, low) = withUnsafeBytes(of: id.id) { bytes in
      (
        UInt64(bigEndian: bytes.loadUnaligned(as: UInt64.self)),
        UInt64(bigEndian: bytes.loadUnaligned(fromByteOffset: 8, as: UInt64.self)),
        UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: 16, as: UInt32.self))
      )
    }
  }

  /// The form that libgit2 takes.
  var raw: git_oid {
    var id = git_oid()
    withUnsafeMutableBytes(of: &id.id) { bytes in
      bytes.storeBytes(of: high.bigEndian, as: UInt64.self)
      bytes.storeBytes(of: middle.bigEndian, toByteOffset: 8, as: UInt64.self)
      bytes.storeBytes(of: low.bigEndian, toByteOffset: 16, as: UInt32.self)
    }
    return id
  }

  /// What libgit2 writes into an ID with `fill`.
  init(_ fill: (inout git_oid) -> Int32) throws(GitError) {
    var id = git_oid()
    try check(fill(&id))
    self.init(id)
  }
}

extension ObjectID: CustomStringConvertible {
  /// The 40 hexadecimal digits.
  package var description: String {
    hexadecimal(high) + hexadecimal(middle) + hexadecimal(low)
  }
}

private func hexadecimal<Word: FixedWidthInteger>(_ word: Word) -> String {
  let digits = String(word, radix: 16)
  return String(repeating: "0", count: Word.bitWidth / 4 - digits.count) + digits
}
