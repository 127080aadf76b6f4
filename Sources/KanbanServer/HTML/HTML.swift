/// A piece of a page. Text that is interpolated into it is escaped, pieces are not.
struct HTML: ExpressibleByStringInterpolation {
  private(set) var text: String

  init(stringLiteral text: String) { self.text = text }

  init(stringInterpolation: Interpolation) { text = stringInterpolation.text }

  /// Takes text that is HTML already.
  init(trusted text: String) { self.text = text }

  static let none: HTML = ""

  struct Interpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity + 16 * interpolationCount)
    }

    mutating func appendLiteral(_ literal: String) { text += literal }

    mutating func appendInterpolation(_ piece: HTML) { text += piece.text }

    mutating func appendInterpolation(_ piece: HTML?) { text += piece?.text ?? "" }

    mutating func appendInterpolation(_ pieces: [HTML]) {
      for piece in pieces { text += piece.text }
    }

    mutating func appendInterpolation(_ number: Int) { text += String(number) }

    mutating func appendInterpolation(_ text: String) { self.text += escaped(text) }
  }
}

/// A text as it stands in an element or in a quoted attribute.
///
/// Control characters become pictures of themselves, and what would turn the direction of the text
/// around them is left out.
private func escaped(_ text: String) -> String {
  if text.utf8.allSatisfy(isPlain) { return text }
  var result: [UInt8] = []
  result.reserveCapacity(text.utf8.count + 16)
  for scalar in text.unicodeScalars {
    if scalar.isASCII, isPlain(UInt8(truncatingIfNeeded: scalar.value)) {
      result.append(UInt8(truncatingIfNeeded: scalar.value))
    } else {
      result += substitute(for: scalar).utf8
    }
  }
  return String(decoding: result, as: UTF8.self)
}

/// Whether a byte of UTF-8 stands for itself, whatever is beside it.
private func isPlain(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""),
    UInt8(ascii: "'"):
    false
  case 0x0A, 0x20...0x7E: true
  default: false
  }
}

private func substitute(for scalar: UnicodeScalar) -> String {
  switch scalar {
  case "&": "&amp;"
  case "<": "&lt;"
  case ">": "&gt;"
  case "\"": "&quot;"
  case "'": "&#39;"
  case "\n", "\t": String(scalar)
  case "\u{0}"..."\u{1F}": UnicodeScalar(0x2400 + scalar.value).map { String($0) } ?? ""
  case "\u{7F}": "\u{2421}"
  case "\u{80}"..."\u{9F}", "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}": ""
  default: String(scalar)
  }
}
