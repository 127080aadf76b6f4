internal import CEvent

/// The connections that are open.
final class HTTPConnections {
  private let base: OpaquePointer
  private let limits: HTTPLimits
  private var connections: [OpaquePointer: HTTPConnection] = [:]

  /// The bytes without which nobody may send the body of a request.
  var key: [UInt8]?

  init(on base: borrowing EventBase, _ limits: HTTPLimits) {
    self.base = base.pointer
    self.limits = limits
  }

  /// Makes the buffers of a connection that libevent is about to accept.
  ///
  /// Where there are as many as there may be, one that waits for a request goes, or else the new one.
  func accept() -> OpaquePointer? {
    forgetClosed()
    guard let new = HTTPConnection(on: base, key: key, limits) else { return nil }
    if connections.values.count(where: { !$0.isLeaving }) >= limits.connectionCount {
      if let dispensable { dispensable.drop() } else { new.phase = .refused }
    }
    connections[new.pointer] = new
    return new.pointer
  }

  /// Of those that wait for a request the one that has waited the longest; strangers before others.
  private var dispensable: HTTPConnection? {
    connections.values.lazy.filter(\.isDroppable).min { one, other in
      one.isTrusted == other.isTrusted ? one.start < other.start : other.isTrusted
    }
  }

  /// The connection that a request has come on.
  subscript(of request: OpaquePointer) -> HTTPConnection? {
    guard let connection = evhttp_request_get_connection(request),
      let buffers = evhttp_connection_get_bufferevent(connection)
    else { return nil }
    return connections[buffers]
  }

  /// Closes those whose time is over.
  func sweep() {
    forgetClosed()
    let now = ContinuousClock.now
    for connection in connections.values where connection.isOver(at: now) { connection.drop() }
  }

  /// Leaves all of them to libevent, which is about to close them.
  func abandon() { connections = [:] }

  private func forgetClosed() { connections = connections.filter { !$1.isClosed } }
}
