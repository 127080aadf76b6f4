/// What stands before the body of a request.
public struct HTTPRequestHead: Hashable, Sendable {
  public enum Method: String, Hashable, Sendable {
    case get = "GET"
    case head = "HEAD"
    case post = "POST"
  }

  public let method: Method

  /// The path with the query, as it was sent.
  public let target: String

  /// The header fields in the order in which they were sent.
  public let fields: [Field]

  /// A header field.
  public struct Field: Hashable, Sendable {
    public let name: String
    public let value: String

    public init(_ name: String, _ value: String) { (self.name, self.value) = (name, value) }
  }

  public init(_ method: Method, _ target: String, _ fields: [Field] = []) {
    (self.method, self.target, self.fields) = (method, target, fields)
  }

  /// All values of a header field; its name counts in upper and lower case alike.
  public func values(of name: String) -> [String] {
    fields.filter { $0.name.lowercased() == name.lowercased() }.map(\.value)
  }

  /// The path without the query, percent signs decoded.
  public var path: String { FormEncoding.decoded(parts.path, plusIsSpace: false) ?? "" }

  /// The values of the query.
  public var query: FormEncoding { FormEncoding(parts.query) }

  private var parts: (path: Substring, query: Substring) {
    let mark = target.firstIndex(of: "?") ?? target.endIndex
    return (target[..<mark], target[mark...].dropFirst())
  }
}

/// A request that has been read to its end.
public struct HTTPRequest: Hashable, Sendable {
  public let head: HTTPRequestHead
  public let body: [UInt8]

  public init(_ head: HTTPRequestHead, body: [UInt8] = []) { (self.head, self.body) = (head, body) }
}
