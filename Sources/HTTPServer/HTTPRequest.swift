/// What stands before the body of a request.
package struct HTTPRequestHead: Hashable, Sendable {
  package enum Method: String, Hashable, Sendable {
    case get = "GET"
    case head = "HEAD"
    case post = "POST"
  }

  package let method: Method

  /// The path with the query, as it was sent.
  package let target: String

  /// The header fields in the order in which they were sent.
  package let fields: [Field]

  /// A header field.
  package struct Field: Hashable, Sendable {
    package let name: String
    package let value: String

    package init(_ name: String, _ value: String) { (self.name, self.value) = (name, value) }
  }

  package init(_ method: Method, _ target: String, _ fields: [Field] = []) {
    (self.method, self.target, self.fields) = (method, target, fields)
  }

  /// All values of a header field; its name counts in upper and lower case alike.
  package func values(of name: String) -> [String] {
    fields.filter { $0.name.lowercased() == name.lowercased() }.map(\.value)
  }

  /// The path without the query, percent signs decoded.
  package var path: String { FormEncoding.decoded(parts.path, plusIsSpace: false) ?? "" }

  /// The values of the query.
  package var query: FormEncoding { FormEncoding(parts.query) }

  private var parts: (path: Substring, query: Substring) {
    let mark = target.firstIndex(of: "?") ?? target.endIndex
    return (target[..<mark], target[mark...].dropFirst())
  }
}

/// A request that has been read to its end.
package struct HTTPRequest: Hashable, Sendable {
  package let head: HTTPRequestHead
  package let body: [UInt8]

  package init(_ head: HTTPRequestHead, body: [UInt8] = []) {
    (self.head, self.body) = (head, body)
  }
}
