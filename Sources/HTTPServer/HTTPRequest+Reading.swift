internal import CEvent

extension HTTPRequest {
  /// Copies a request; `nil` for one that is none of ours.
  init?(_ request: OpaquePointer) {
    guard let method = HTTPRequestHead.Method(evhttp_request_get_command(request)),
      let target = evhttp_request_get_uri(request).map({ String(cString: $0) }),
      target.hasPrefix("/")
    else { return nil }
    self.init(
      HTTPRequestHead(method, target, Self.fields(of: request)),
      body: Self.bytes(of: evhttp_request_get_input_buffer(request))
    )
  }

  private static func fields(of request: OpaquePointer) -> [HTTPRequestHead.Field] {
    let first = evhttp_request_get_input_headers(request)?.pointee.tqh_first
    return sequence(first: first) { $0?.pointee.next.tqe_next }.compactMap { entry in
      guard let entry else { return nil }
      return HTTPRequestHead.Field(
        String(cString: entry.pointee.key),
        String(cString: entry.pointee.value)
      )
    }
  }

  private static func bytes(of buffer: OpaquePointer?) -> [UInt8] {
    let count = evbuffer_get_length(buffer)
    return [UInt8](unsafeUninitializedCapacity: count) { bytes, copied in
      copied = max(evbuffer_copyout(buffer, bytes.baseAddress, count), 0)
    }
  }
}

extension HTTPRequestHead.Method {
  fileprivate init?(_ command: evhttp_cmd_type) {
    switch command {
    case EVHTTP_REQ_GET: self = .get
    case EVHTTP_REQ_HEAD: self = .head
    case EVHTTP_REQ_POST: self = .post
    default: return nil
    }
  }
}
