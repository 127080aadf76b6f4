internal import SourceText

/// A value of JSON, written on one line with sorted keys.
///
/// Every command pays for the start of what it links. A writer of this size costs nothing there,
/// while an encoder brings its library along even where no JSON is asked for.
package enum JSONValue: Equatable, Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  case text(String)
  case array([JSONValue])
  case object([String: JSONValue])

  /// A value that is written already, and so takes a fraction of the memory.
  case written(String)

  /// The text, or null where there is none.
  package static func string(_ text: String?) -> JSONValue { text.map(JSONValue.text) ?? .null }

  /// The number, or null where there is none.
  package static func number(_ number: Int?) -> JSONValue {
    number.map(JSONValue.integer) ?? .null
  }

  /// The one object a command prints: its fields, its kind and the version of the schema.
  package static func document(kind: String, _ fields: [String: JSONValue]) -> JSONValue {
    .object(fields.merging(["kind": .text(kind), "schemaVersion": 1]) { $1 })
  }
}

extension JSONValue {
  /// The value as JSON text.
  package var serialized: String {
    var text = ""
    write(to: &text)
    return text
  }

  private func write(to text: inout String) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .integer(let value): text += String(value)
    case .text(let value): Self.write(quoted: value, to: &text)
    case .written(let value): text += value
    case .array(let values):
      Self.write(values, between: "[", and: "]", to: &text) { $0.write(to: &$1) }
    case .object(let fields):
      let sorted = fields.sorted { $0.key < $1.key }
      Self.write(sorted, between: "{", and: "}", to: &text) { field, text in
        Self.write(quoted: field.key, to: &text)
        text += ":"
        field.value.write(to: &text)
      }
    }
  }

  private static func write<Element>(
    _ elements: [Element],
    between start: String,
    and end: String,
    to text: inout String,
    each write: (Element, inout String) -> Void
  ) {
    text += start
    for (index, element) in elements.enumerated() {
      if index > 0 { text += "," }
      write(element, &text)
    }
    text += end
  }

  /// Escapes what JSON demands and what a terminal would obey.
  private static func write(quoted value: String, to text: inout String) {
    text += "\""
    defer { text += "\"" }
    if value.utf8.allSatisfy(isPlain) {
      text += value
      return
    }
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      case _ where scalar.isInvisible || scalar.isVariationSelector:
        text += escape(scalar)
      default: text.unicodeScalars.append(scalar)
      }
    }
  }

  /// Whether a byte stands for itself.
  private static func isPlain(_ byte: UInt8) -> Bool {
    0x20..<0x7F ~= byte && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    UTF16.encode(scalar)?.map { unit in
      let digits = String(unit, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }.joined() ?? ""
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  package init(stringLiteral value: String) { self = .text(value) }

  package init(integerLiteral value: Int) { self = .integer(value) }

  package init(booleanLiteral value: Bool) { self = .bool(value) }

  package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }

  package init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(Dictionary(elements) { $1 })
  }
}
