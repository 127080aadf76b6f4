/// An object of JSON whose values are texts, whole numbers, truth values and lists of texts.
struct JSONObject: Equatable {
  enum Value: Equatable {
    case text(String)
    case number(Int)
    case bool(Bool)
    case list([String])
    case null
  }

  private(set) var values: [String: Value]

  init(_ values: [String: Value]) { self.values = values }

  func text(_ name: String) -> String? {
    if case .text(let text) = values[name] { text } else { nil }
  }

  func number(_ name: String) -> Int? {
    if case .number(let number) = values[name] { number } else { nil }
  }

  /// The object on one line, its keys sorted.
  var line: String {
    let pairs = values.sorted { $0.key < $1.key }
    return "{" + pairs.map { "\(Self.quoted($0.key)):\($0.value.line)" }.joined(separator: ",")
      + "}"
  }

  fileprivate static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\u{0}"..."\u{1F}", "\u{2028}", "\u{2029}", "<":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

extension JSONObject.Value {
  fileprivate var line: String {
    switch self {
    case .text(let text): JSONObject.quoted(text)
    case .number(let number): String(number)
    case .bool(let bool): String(bool)
    case .list(let texts): "[" + texts.map(JSONObject.quoted).joined(separator: ",") + "]"
    case .null: "null"
    }
  }
}

// MARK: - Reading

extension JSONObject {
  /// Reads an object; `nil` for anything else, also where it holds objects or numbers with fractions.
  init?(reading bytes: [UInt8]) {
    guard let text = String(validating: bytes, as: UTF8.self) else { return nil }
    var reader = JSONReader(text)
    guard let values = reader.object(), reader.isAtEnd else { return nil }
    self.values = values
  }
}

private struct JSONReader {
  private var rest: Substring.UnicodeScalarView

  init(_ text: String) { rest = text[...].unicodeScalars }

  var isAtEnd: Bool { rest.allSatisfy(Self.isBlank) }

  mutating func object() -> [String: JSONObject.Value]? {
    var values: [String: JSONObject.Value] = [:]
    guard take("{") else { return nil }
    if take("}") { return values }
    repeat {
      guard let name = text(), take(":"), let value = value(), values[name] == nil else {
        return nil
      }
      values[name] = value
    } while take(",")
    return take("}") ? values : nil
  }

  private mutating func value() -> JSONObject.Value? {
    skipBlanks()
    switch rest.first {
    case "\"": return text().map { .text($0) }
    case "[": return list().map { .list($0) }
    case "t": return word("true") ? .bool(true) : nil
    case "f": return word("false") ? .bool(false) : nil
    case "n": return word("null") ? .null : nil
    default:
      let digits = String(String.UnicodeScalarView(rest.prefix { $0 == "-" || ("0"..."9") ~= $0 }))
      rest = rest.dropFirst(digits.unicodeScalars.count)
      return Int(digits).map { .number($0) }
    }
  }

  private mutating func list() -> [String]? {
    var texts: [String] = []
    guard take("[") else { return nil }
    if take("]") { return texts }
    repeat {
      guard let text = text() else { return nil }
      texts.append(text)
    } while take(",")
    return take("]") ? texts : nil
  }

  private mutating func text() -> String? {
    guard take("\"") else { return nil }
    var units: [UInt16] = []
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\"": return String(validating: units, as: UTF16.self)
      case "\\":
        guard let unit = escape() else { return nil }
        units.append(unit)
      case "\u{0}"..."\u{1F}": return nil
      default: units += Array(String(scalar).utf16)
      }
    }
    return nil
  }

  private mutating func escape() -> UInt16? {
    guard let scalar = rest.popFirst() else { return nil }
    switch scalar {
    case "\"", "\\", "/": return UInt16(truncatingIfNeeded: scalar.value)
    case "n": return 0x0A
    case "r": return 0x0D
    case "t": return 0x09
    case "b": return 0x08
    case "f": return 0x0C
    case "u":
      let digits = String(String.UnicodeScalarView(rest.prefix(4)))
      rest = rest.dropFirst(4)
      return digits.utf8.count == 4 && !digits.hasPrefix("+") ? UInt16(digits, radix: 16) : nil
    default: return nil
    }
  }

  private mutating func word(_ word: String) -> Bool {
    guard rest.starts(with: word.unicodeScalars) else { return false }
    rest = rest.dropFirst(word.unicodeScalars.count)
    return true
  }

  private mutating func take(_ sign: UnicodeScalar) -> Bool {
    skipBlanks()
    guard rest.first == sign else { return false }
    rest.removeFirst()
    return true
  }

  private mutating func skipBlanks() { rest = rest.drop(while: Self.isBlank) }

  private static func isBlank(_ scalar: UnicodeScalar) -> Bool {
    scalar == " " || scalar == "\n" || scalar == "\r" || scalar == "\t"
  }
}
