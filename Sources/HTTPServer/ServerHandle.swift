internal import CEvent

/// Owns a server of libevent, with its sockets and connections.
struct ServerHandle: ~Copyable {
  let pointer: OpaquePointer

  init(_ base: borrowing EventBase) throws(HTTPServerError) {
    guard let pointer = evhttp_new(base.pointer) else { throw .outOfMemory }
    self.pointer = pointer
  }

  deinit { evhttp_free(pointer) }

  func apply(_ limits: HTTPLimits) {
    evhttp_set_max_headers_size(pointer, limits.headByteCount)
    evhttp_set_max_body_size(pointer, limits.bodyByteCount)
    let methods = [EVHTTP_REQ_GET, EVHTTP_REQ_HEAD, EVHTTP_REQ_POST]
    evhttp_set_allowed_methods(pointer, methods.reduce(0) { $0 | UInt16($1.rawValue) })
  }
}
