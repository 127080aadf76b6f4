/// What a server says to a request.
package struct HTTPResponse: Hashable, Sendable {
  package var status: Int
  package var fields: [HTTPRequestHead.Field]
  package var body: [UInt8]

  package init(_ status: Int, _ fields: [HTTPRequestHead.Field] = [], body: [UInt8] = []) {
    (self.status, self.fields, self.body) = (status, fields, body)
  }
}

/// How a request is answered.
package enum HTTPAnswer {
  /// By a response that is there as a whole.
  case whole(HTTPResponse)

  /// By a response that comes later: the function gets what is to be called with it, once.
  case later((@escaping (HTTPResponse) -> Void) -> Void)

  /// By a response whose body comes bit by bit: the function gets the stream once its head is sent.
  case stream(HTTPResponse, (HTTPStream) -> Void)
}
