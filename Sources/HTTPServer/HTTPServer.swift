internal import CEvent

/// Answers the requests of clients on this computer.
///
/// A handler gets each request as a value and gives back a response as a value. Nothing but loopback
/// addresses is ever listened at.
package final class HTTPServer {
  let handle: ServerHandle
  let limits: HTTPLimits
  private let loop: EventLoop
  private let handler: (HTTPRequest) -> HTTPAnswer

  /// The streams that are open, by their connections.
  private var streams: [OpaquePointer: HTTPStream] = [:]

  package init(
    on loop: EventLoop,
    limits: HTTPLimits = HTTPLimits(),
    handler: @escaping (HTTPRequest) -> HTTPAnswer
  ) throws(HTTPServerError) {
    self.loop = loop
    self.limits = limits
    self.handler = handler
    handle = try ServerHandle(loop.base)
    handle.apply(limits)
    let context = Unmanaged.passUnretained(self).toOpaque()
    evhttp_set_gencb(handle.pointer, { HTTPServer.of($1)?.answer($0) }, context)
  }

  deinit { for pointer in streams.keys { evhttp_connection_set_closecb(pointer, nil, nil) } }

  private static func of(_ context: UnsafeMutableRawPointer?) -> HTTPServer? {
    context.map { Unmanaged<HTTPServer>.fromOpaque($0).takeUnretainedValue() }
  }
}

// MARK: - Answering

extension HTTPServer {
  private func answer(_ pointer: OpaquePointer?) {
    guard let pointer else { return }
    guard let request = HTTPRequest(pointer) else { return send(HTTPResponse(400), to: pointer) }
    switch handler(request) {
    case .whole(let response): send(response, to: pointer)
    case .stream(let response, let body): stream(response, to: pointer, body)
    }
  }

  private func send(_ response: HTTPResponse, to request: OpaquePointer) {
    let buffer = evbuffer_new()
    defer { if let buffer { evbuffer_free(buffer) } }
    evbuffer_add(buffer, response.body, response.body.count)
    write(response.fields, to: request)
    evhttp_send_reply(request, Int32(response.status), response.reason, buffer)
  }

  private func stream(
    _ response: HTTPResponse,
    to request: OpaquePointer,
    _ body: (HTTPStream) -> Void
  ) {
    guard let connection = evhttp_request_get_connection(request) else { return }
    let stream = HTTPStream(request, limit: limits.streamByteCount)
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
    default: "Internal Server Error"
    }
  }
}
