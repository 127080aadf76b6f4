internal import CEvent

/// Answers the requests of clients on this computer.
///
/// A handler gets each request as a value and gives back a response as a value. Nothing but loopback
/// addresses is ever listened at.
package final class HTTPServer {
  let handle: ServerHandle
  let limits: HTTPLimits
  private let loop: EventLoop
  private let connections: HTTPConnections
  private var sweeping: EventWatch?
  private let handler: (HTTPRequest) -> HTTPAnswer

  /// The streams that are open, by their connections.
  private var streams: [OpaquePointer: HTTPStream] = [:]

  /// Makes a server that listens nowhere yet.
  ///
  /// - Parameters:
  ///   - loop: The loop that everything happens on.
  ///   - limits: How much a client may ask.
  ///   - handler: Answers a request.
  /// - Throws: ``HTTPServerError``.
  package init(
    on loop: EventLoop,
    limits: HTTPLimits = HTTPLimits(),
    handler: @escaping (HTTPRequest) -> HTTPAnswer
  ) throws(HTTPServerError) {
    self.loop = loop
    self.limits = limits
    self.handler = handler
    connections = HTTPConnections(on: loop.base, limits)
    handle = try ServerHandle(loop.base)
    handle.apply(limits)
    let context = Unmanaged.passUnretained(self).toOpaque()
    evhttp_set_bevcb(handle.pointer, { HTTPServer.of($1)?.connections.accept() }, context)
    evhttp_set_gencb(handle.pointer, { HTTPServer.of($1)?.answer($0) }, context)
    sweeping = try loop.watch(every: limits.interval) { [connections] in connections.sweep() }
  }

  /// A text that has to stand in the head of a request that has a body; without one everybody may send
  /// bodies.
  ///
  /// libevent hands over a request only when it has all of its body, for which a stranger could use up
  /// memory. A client that sends more than a head and whose bytes do not hold the key is cut off.
  package func demand(key: String) { connections.key = Array(key.utf8) }

  deinit {
    for (connection, stream) in streams {
      evhttp_connection_set_closecb(connection, nil, nil)
      stream.abandon()
    }
    connections.abandon()
  }

  private static func of(_ context: UnsafeMutableRawPointer?) -> HTTPServer? {
    context.map { Unmanaged<HTTPServer>.fromOpaque($0).takeUnretainedValue() }
  }
}

// MARK: - Answering

extension HTTPServer {
  private func answer(_ pointer: OpaquePointer?) {
    guard let pointer else { return }
    let connection = connections[of: pointer]
    if connection?.isLeaving == true { return send(.full, to: pointer) }
    connection?.phase = .working
    guard let request = HTTPRequest(pointer) else { return send(HTTPResponse(400), to: pointer) }
    switch handler(request) {
    case .whole(let response): send(response, to: pointer)
    // The connection stays, as nothing is read of it and no time runs, until it is answered.
    case .later(let body): body { [weak self] in self?.send($0, to: pointer) }
    case .stream(let response, let body): stream(response, to: pointer, body)
    }
  }

  private func send(_ response: HTTPResponse, to request: OpaquePointer) {
    let buffer = evbuffer_new()
    defer { if let buffer { evbuffer_free(buffer) } }
    evbuffer_add(buffer, response.body, response.body.count)
    write(response.fields, to: request)
    connections[of: request]?.phase = .answering
    let context = Unmanaged.passUnretained(self).toOpaque()
    evhttp_request_set_on_complete_cb(
      request,
      { request, context in
        guard let request else { return }
        HTTPServer.of(context)?.connections[of: request]?.awaitRequest()
      },
      context
    )
    evhttp_send_reply(request, Int32(response.status), response.reason, buffer)
  }

  private func stream(
    _ response: HTTPResponse,
    to request: OpaquePointer,
    _ body: (HTTPStream) -> Void
  ) {
    guard let connection = evhttp_request_get_connection(request) else { return }
    let stream = HTTPStream(request, on: connections[of: request], limit: limits.streamByteCount)
    streams[connection] = stream
    let context = Unmanaged.passUnretained(self).toOpaque()
    evhttp_connection_set_closecb(connection, { HTTPServer.of($1)?.close($0) }, context)
    write(response.fields, to: request)
    evhttp_send_reply_start(request, Int32(response.status), response.reason)
    body(stream)
  }

  private func close(_ connection: OpaquePointer?) {
    guard let connection else { return }
    streams.removeValue(forKey: connection)?.close()
  }

  private func write(_ fields: [HTTPRequestHead.Field], to request: OpaquePointer) {
    let headers = evhttp_request_get_output_headers(request)
    for field in fields { evhttp_add_header(headers, field.name, field.value) }
  }
}

extension HTTPResponse {
  /// There are as many connections as there may be.
  fileprivate static let full = HTTPResponse(
    503,
    [.init("Connection", "close"), .init("Retry-After", "5"), .init("Content-Type", "text/plain")],
    body: Array("There are too many connections. Close some pages of the board.\n".utf8)
  )

  fileprivate var reason: String {
    switch status {
    case 200: "OK"
    case 303: "See Other"
    case 400: "Bad Request"
    case 403: "Forbidden"
    case 404: "Not Found"
    case 405: "Method Not Allowed"
    case 409: "Conflict"
    case 415: "Unsupported Media Type"
    case 422: "Unprocessable Content"
    case 503: "Service Unavailable"
    default: "Internal Server Error"
    }
  }
}
