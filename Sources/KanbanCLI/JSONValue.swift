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

  /// An array of which no element is there before it is written.
  case elements(JSONElements)

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

/// The elements of an array, made one after the other.
package struct JSONElements: Equatable, Sendable {
  /// Hands each element to a function.
  let forEach: @Sendable (_ body: (JSONValue) -> Void) -> Void

  private var all: [JSONValue] {
    var result: [JSONValue] = []
    forEach { result.append($0) }
    return result
  }

  /// Whether two arrays have equal elements, which are all made for that.
  package static func == (left: JSONElements, right: JSONElements) -> Bool {
    left.all == right.all
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
