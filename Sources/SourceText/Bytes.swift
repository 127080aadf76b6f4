extension UInt8 {
  package static let tab: UInt8 = 0x09
  package static let lineFeed: UInt8 = 0x0A
  package static let carriageReturn: UInt8 = 0x0D
  package static let space: UInt8 = 0x20

  /// A space or a tab: the only bytes that Markdown counts as blank inside a line.
  package var isBlank: Bool { self == .space || self == .tab }

  /// `0` to `9`; no other script's digits.
  package var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }

  /// `a` to `z` or `A` to `Z`.
  package var isLetter: Bool {
    let lower = self | 0x20
    return lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z")
  }
}

extension BidirectionalCollection<UInt8> {
  /// The bytes without blanks at either end.
  package var trimmed: SubSequence {
    let tail = drop(while: \.isBlank)
    guard let last = tail.lastIndex(where: { !$0.isBlank }) else { return tail }
    return tail[...last]
  }

  /// The text, with U+FFFD where the bytes are no UTF-8.
  package var text: String { String(decoding: self, as: UTF8.self) }
}

/// The byte order mark that some editors put before the first line.
package let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
