extension UInt8 {
  @inlinable package static var tab: UInt8 { 0x09 }
  @inlinable package static var lineFeed: UInt8 { 0x0A }
  @inlinable package static var carriageReturn: UInt8 { 0x0D }
  @inlinable package static var space: UInt8 { 0x20 }

  /// A space or a tab: the only bytes that Markdown counts as blank inside a line.
  @inlinable package var isBlank: Bool { self == .space || self == .tab }

  /// `0` to `9`; no other script's digits.
  @inlinable package var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }

  /// `a` to `z` or `A` to `Z`.
  @inlinable package var isLetter: Bool {
    let lower = self | 0x20
    return lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z")
  }
}

extension BidirectionalCollection<UInt8> {
  /// The bytes without blanks at either end.
  @inlinable package var trimmed: SubSequence {
    let tail = drop(while: \.isBlank)
    guard let last = tail.lastIndex(where: { !$0.isBlank }) else { return tail }
    return tail[...last]
  }

  /// The text, with U+FFFD where the bytes are no UTF-8.
  @inlinable package var text: String { String(decoding: self, as: UTF8.self) }
}

/// The byte order mark that some editors put before the first line.
package let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
