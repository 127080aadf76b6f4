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
  var result: [UInt8] = []
  result.reserveCapacity(text.utf8.count)
  for scalar in text.unicodeScalars {
    switch scalar {
    case "&": result += "&amp;".utf8
    case "<": result += "&lt;".utf8
    case ">": result += "&gt;".utf8
    case "\"": result += "&quot;".utf8
    case "'": result += "&#39;".utf8
    case "\n", "\t": result += String(scalar).utf8
    case "\u{0}"..."\u{1F}":
      result += (UnicodeScalar(0x2400 + scalar.value).map { String($0) } ?? "").utf8
    case "\u{7F}": result += "\u{2421}".utf8
    case "\u{80}"..."\u{9F}", "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}": break
    default: result += String(scalar).utf8
    }
  }
  return String(decoding: result, as: UTF8.self)
}
