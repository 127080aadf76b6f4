/// A value as it is written in front matter.
struct YAMLScalar {
  /// The text that YAML reads back as the value.
  let source: String

  init(_ number: Int) { source = String(number) }

  init(_ flag: Bool) { source = String(flag) }

  /// A string, in double quotes where it would be read as something else.
  init(_ text: String) {
    source = Self.isPlain(text) ? text : Self.quoted(text)
  }

  /// Whether a text means itself to every version of YAML, in brackets and outside of them.
  private static func isPlain(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, let last = text.last else { return false }
    let isWord = first.properties.isAlphabetic
    let reserved = ["null", "true", "false", "yes", "no", "on", "off", "y", "n"]
    return isWord && last != " " && last != ":" && !reserved.contains(text.lowercased())
      && !text.contains(": ") && !text.contains(" #")
      && !text.unicodeScalars.contains { ",[]{}".unicodeScalars.contains($0) }
      && text.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value < 0x7F || $0.value > 0xA0 }
      && !text.unicodeScalars.contains { $0 == "\u{2028}" || $0 == "\u{2029}" || $0 == "\u{FEFF}" }
  }

  private static func quoted(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar -> String in
      switch scalar {
      case "\"": "\\\""
      case "\\": "\\\\"
      case "\u{20}"..."\u{7E}", "\u{A1}"..."\u{2027}", "\u{2030}"..."\u{D7FF}": String(scalar)
      default: "\\U" + hexadecimal(scalar.value)
      }
    }
    return "\"\(escaped.joined())\""
  }

  private static func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }
}
