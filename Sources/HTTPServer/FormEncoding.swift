/// Names and values as a form sends them (`application/x-www-form-urlencoded`).
package struct FormEncoding: Hashable, Sendable {
  private var values: [String: String] = [:]

  /// Reads a query or the body of a form; what is no UTF-8 is left out, and NUL is U+FFFD, as CommonMark
  /// has it: nobody can type it, and a file with it is no text for git.
  package init(_ text: some StringProtocol) {
    for pair in text.split(separator: "&") {
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let name = Self.decoded(parts[0], plusIsSpace: true),
        let value = Self.decoded(parts.count > 1 ? parts[1] : "", plusIsSpace: true)
      else { continue }
      values[name] = value.replacing("\0", with: "\u{FFFD}")
    }
  }

  /// The value of a name; of several the last one.
  package subscript(name: String) -> String? { values[name] }

  /// The text that percent signs stand for; `nil` where that is no UTF-8.
  static func decoded(_ text: some StringProtocol, plusIsSpace: Bool) -> String? {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "+") where plusIsSpace: bytes.append(UInt8(ascii: " "))
      case UInt8(ascii: "%"):
        guard let value = hexadecimal(rest.prefix(2)) else { return nil }
        rest = rest.dropFirst(2)
        bytes.append(value)
      default: bytes.append(byte)
      }
    }
    return String(validating: bytes, as: UTF8.self)
  }

  private static func hexadecimal(_ digits: ArraySlice<UInt8>) -> UInt8? {
    guard digits.count == 2, digits.allSatisfy({ $0 != UInt8(ascii: "+") }) else { return nil }
    return UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
  }

  /// A value as it may stand in a query or a path.
  package static func encoded(_ text: String) -> String {
    text.utf8.map { byte in
      let isPlain = byte.isLetterOrDigit || "-._~".utf8.contains(byte)
      return isPlain ? String(UnicodeScalar(byte)) : "%" + hexadecimal(byte)
    }.joined()
  }

  private static func hexadecimal(_ byte: UInt8) -> String {
    (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
  }
}

extension UInt8 {
  fileprivate var isLetterOrDigit: Bool {
    switch self {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: false
    }
  }
}
