internal import SourceText

/// A character that cannot be seen and hides or reorders what stands around it.
struct HiddenCharacter {
  /// The offset of its first byte.
  let offset: Int

  let scalar: UInt32

  /// Whether it gives the text behind it another direction.
  var isDirectional: Bool { 0x202A...0x202E ~= scalar || 0x2066...0x2069 ~= scalar }

  /// What a finding calls it.
  var name: String {
    let number = String(scalar, radix: 16, uppercase: true)
    return "the control character U+" + String(repeating: "0", count: 4 - number.count) + number
  }

  /// The first one in some bytes: a control of ASCII but the tab, or of the direction of writing, or
  /// something without width that joins nothing.
  static func first(in bytes: ArraySlice<UInt8>) -> HiddenCharacter? {
    for offset in bytes.indices {
      let byte = bytes[offset]
      if byte < 0x20 && byte != .tab || byte == 0x7F {
        return HiddenCharacter(offset: offset, scalar: UInt32(byte))
      }
      guard byte >= 0xE2, let scalar = scalar(at: offset, in: bytes) else { continue }
      return HiddenCharacter(offset: offset, scalar: scalar)
    }
    return nil
  }

  private static func scalar(at offset: Int, in bytes: ArraySlice<UInt8>) -> UInt32? {
    guard offset + 2 < bytes.endIndex, 0x80...0xBF ~= bytes[offset + 2] else { return nil }
    let last = bytes[offset + 2]
    switch (bytes[offset], bytes[offset + 1], last) {
    case (0xE2, 0x80, 0x8B), (0xE2, 0x80, 0xAA...0xAE): return 0x2000 + UInt32(last - 0x80)
    case (0xE2, 0x81, 0xA0...0xAF): return 0x2040 + UInt32(last - 0x80)
    case (0xEF, 0xBB, 0xBF): return 0xFEFF
    default: return nil
    }
  }
}
