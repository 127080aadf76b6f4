internal import SourceText

/// Writes values as JSON text, on one line and with sorted keys.
struct JSONWriter {
  private(set) var text: [UInt8] = []

  /// Where the text goes as it grows; without it all of it is kept.
  private let sink: Sink?

  init(to sink: Sink? = nil) { self.sink = sink }

  mutating func write(_ value: JSONValue) {
    switch value {
    case .null: text += "null".utf8
    case .bool(let value): text += (value ? "true" : "false").utf8
    case .integer(let value): text += String(value).utf8
    case .text(let value): write(quoted: value)
    case .array(let values): write(JSONElements { values.forEach($0) })
    case .elements(let elements): write(elements)
    case .object(let fields): write(fields.sorted { $0.key < $1.key })
    }
  }

  private mutating func write(_ elements: JSONElements) {
    text.append(UInt8(ascii: "["))
    var isFirst = true
    elements.forEach { value in
      if !isFirst { text.append(UInt8(ascii: ",")) }
      isFirst = false
      write(value)
      if let sink, text.count >= 1 << 14 { flush(to: sink) }
    }
    text.append(UInt8(ascii: "]"))
  }

  private mutating func write(_ fields: [(key: String, value: JSONValue)]) {
    text.append(UInt8(ascii: "{"))
    for (index, field) in fields.enumerated() {
      if index > 0 { text.append(UInt8(ascii: ",")) }
      write(quoted: field.key)
      text.append(UInt8(ascii: ":"))
      write(field.value)
    }
    text.append(UInt8(ascii: "}"))
  }

  mutating func flush(to sink: Sink) {
    sink.write(text)
    text = []
  }

  /// Escapes what JSON demands and what a terminal would obey.
  private mutating func write(quoted value: String) {
    text.append(UInt8(ascii: "\""))
    if value.utf8.allSatisfy(\.isPlain) {
      text += value.utf8
    } else {
      for scalar in value.unicodeScalars { write(scalar) }
    }
    text.append(UInt8(ascii: "\""))
  }

  private mutating func write(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\"": text += "\\\"".utf8
    case "\\": text += "\\\\".utf8
    case "\n": text += "\\n".utf8
    case "\t": text += "\\t".utf8
    case _ where scalar.isInvisible || scalar.isVariationSelector:
      for unit in UTF16.encode(scalar).map(Array.init) ?? [] {
        let digits = String(unit, radix: 16)
        text += ("\\u" + String(repeating: "0", count: 4 - digits.count) + digits).utf8
      }
    default: text += UTF8.encode(scalar).map(Array.init) ?? []
    }
  }
}

extension JSONValue {
  /// The value as JSON text.
  package var serialized: String {
    var writer = JSONWriter()
    writer.write(self)
    return String(decoding: writer.text, as: UTF8.self)
  }
}

extension Sink {
  /// Writes a value as a line, piece by piece.
  func line(_ value: JSONValue) {
    var writer = JSONWriter(to: self)
    writer.write(value)
    writer.flush(to: self)
    line()
  }
}

extension UInt8 {
  /// Whether the byte stands for itself in JSON and on a terminal.
  fileprivate var isPlain: Bool {
    self >= 0x20 && self < 0x7F && self != UInt8(ascii: "\"") && self != UInt8(ascii: "\\")
  }
}
