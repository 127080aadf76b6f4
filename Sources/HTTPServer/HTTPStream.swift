internal import CEvent

/// The body of a response, as long as it goes on.
package final class HTTPStream {
  /// Called once when the client has gone.
  package var onClose: () -> Void = {}

  /// `nil` once the connection is closed.
  private var request: OpaquePointer?
  private let limit: Int

  init(_ request: OpaquePointer, limit: Int) {
    self.request = request
    self.limit = limit
    let connection = evhttp_request_get_connection(request)
    // Who listens has nothing to send.
    evhttp_connection_set_timeout(connection, Self.yearInSeconds)
  }

  private static let yearInSeconds: Int32 = 31_536_000

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

  /// Ends the body.
  package func end() {
    guard let request = request.take() else { return }
    evhttp_send_reply_end(request)
  }

  private func isStuck(_ request: OpaquePointer) -> Bool {
    let connection = evhttp_request_get_connection(request)
    guard let buffers = evhttp_connection_get_bufferevent(connection) else { return true }
    return evbuffer_get_length(bufferevent_get_output(buffers)) > limit
  }

  func close() {
    guard request.take() != nil else { return }
    onClose()
  }
}
