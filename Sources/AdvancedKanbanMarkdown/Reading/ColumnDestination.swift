internal import SourceText

/// What an entry of the list in a board file leads to.
enum ColumnDestination {
  case column(id: String)

  /// A Markdown file in another folder.
  case outside

  /// A file that is a column on no board, such as `README.md`.
  case reserved

  /// Something else that is no column.
  case other

  /// A page on the web, or a part of the board file.
  case elsewhere

  /// Reads the destination of a link.
  init(_ destination: String) {
    let path = destination.prefix { $0 != "#" && $0 != "?" }
    if path.isEmpty || destination.isAddress { self = .elsewhere; return }
    let decoded = String(path).removingPercentEncoding
    let name = decoded.hasPrefix("./") ? String(decoded.dropFirst(2)) : decoded
    guard name.hasSuffix(".md") else { self = .other; return }
    // A backslash that is written out leads elsewhere on some systems; an encoded one is in a name.
    guard !name.contains("/"), !path.contains("\\"), !name.utf8.contains(0) else {
      self = .outside
      return
    }
    let id = String(name.dropLast(3))
    self = ColumnName.isColumn(id) ? .column(id: id) : .reserved
  }
}

extension String {
  /// Whether this is an address on the web or of a person.
  fileprivate var isAddress: Bool { contains("://") || hasPrefix("mailto:") }

  /// The text with each `%` and two hexadecimal digits replaced by the byte they stand for.
  fileprivate var removingPercentEncoding: String {
    var result: [UInt8] = []
    var rest = Array(utf8)[...]
    while let byte = rest.popFirst() {
      let digits = rest.prefix(2).text
      if byte == UInt8(ascii: "%"), digits.count == 2, let value = UInt8(digits, radix: 16) {
        result.append(value)
        rest = rest.dropFirst(2)
      } else {
        result.append(byte)
      }
    }
    return result[...].text
  }
}
