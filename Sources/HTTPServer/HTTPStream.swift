internal import CEvent

/// The body of a response, as long as it goes on.
package final class HTTPStream {
  /// Called once when the client has gone.
  package var onClose: () -> Void = {}

  /// `nil` once the connection is closed.
  private var request: OpaquePointer?
  private weak let connection: HTTPConnection?
  private let limit: Int

  init(_ request: OpaquePointer, on connection: HTTPConnection?, limit: Int) {
    (self.request, self.connection, self.limit) = (request, connection, limit)
    connection?.beginStream()
  }

  /// Whether there is somebody to read.
  package var isOpen: Bool { request != nil }

  /// Sends some bytes.
  ///
  /// - Returns: Whether they are on their way: `false` where the client has gone or does not read.
  @discardableResult
  package func send(_ bytes: [UInt8]) -> Bool {
    guard let request, !isStuck(request), let buffer = evbuffer_new() else { return false }
    defer { evbuffer_free(buffer) }
    evbuffer_add(buffer, bytes, bytes.count)
    evhttp_send_reply_chunk(request, buffer)
    return true
  }

  /// Ends the body; who has not read what there is so far does not get to its end.
  package func end() {
    guard let request, !isStuck(request) else { return connection?.drop() ?? () }
    self.request = nil
    evhttp_send_reply_end(request)
  }

  private func isStuck(_ request: OpaquePointer) -> Bool {
    let connection = evhttp_request_get_connection(request)
    guard let buffers = evhttp_connection_get_bufferevent(connection) else { return true }
    return evbuffer_get_length(bufferevent_get_output(buffers)) > limit
  }

  /// Leaves the request to libevent, which is about to end.
  func abandon() { request = nil }

  /// Lets go of a request whose connection is closed.
  func close() {
    guard let request = request.take() else { return }
    // libevent has taken it from the connection, and leaves it to who was answering it.
    if evhttp_request_get_connection(request) == nil { evhttp_request_free(request) }
    onClose()
  }
}
