internal import CEvent
internal import Glibc

extension HTTPServer {
  /// How many ports are tried.
  private static let portCount: UInt16 = 100

  /// Listens at a port of this computer's loopback addresses, or at the next one that is free.
  ///
  /// - Parameter port: The port to begin with; with 0 the system chooses one.
  /// - Returns: The port.
  /// - Throws: ``HTTPServerError``.
  package func listen(at port: UInt16) throws(HTTPServerError) -> UInt16 {
    let last = port == 0 ? 0 : port + min(Self.portCount - 1, .max - port)
    for candidate in port...last {
      if let port = try bind(candidate) { return port }
    }
    throw .noFreePort(port...last)
  }

  /// Binds both addresses.
  ///
  /// - Returns: The port; `nil` where it is taken at one of them, so that `localhost` would mean two
  ///   servers.
  private func bind(_ port: UInt16) throws(HTTPServerError) -> UInt16? {
    errno = 0
    guard let first = evhttp_bind_socket_with_handle(handle.pointer, "127.0.0.1", port) else {
      guard errno == EADDRINUSE else { throw .port(port, errorNumber: errno) }
      return nil
    }
    let bound = Self.port(of: evhttp_bound_socket_get_fd(first)) ?? port
    errno = 0
    let second = evhttp_bind_socket_with_handle(handle.pointer, "::1", bound)
    // A system without IPv6 has no second address.
    if second != nil || errno != EADDRINUSE { return bound }
    evhttp_del_accept_socket(handle.pointer, first)
    return nil
  }

  private static func port(of descriptor: Int32) -> UInt16? {
    var address = sockaddr_in()
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let status = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        getsockname(descriptor, $0, &length)
      }
    }
    return status == 0 ? UInt16(bigEndian: address.sin_port) : nil
  }
}
