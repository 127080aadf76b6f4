import Glibc

/// A connection to a server on this computer.
final class HTTPClient {
  private let descriptor: Int32
  private var received: [UInt8] = []

  enum Failure: Error { case notConnected(errorNumber: Int32) }

  struct Answer {
    let head: String
    let body: [UInt8]

    /// The seconds until the first byte came.
    let firstByte: Double
  }

  init(port: UInt16) throws {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let status = unsafe withUnsafePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        unsafe connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard status == 0 else { throw Failure.notConnected(errorNumber: errno) }
  }

  deinit { close(descriptor) }

  func send(_ text: String) {
    let bytes = Array(text.utf8)
    _ = unsafe Glibc.send(descriptor, bytes, bytes.count, 0)
  }

  /// Reads until the server closes the connection.
  func answer() -> Answer {
    let clock = ContinuousClock()
    let start = clock.now
    var isOpen = readPart()
    let time = clock.now - start
    while isOpen { isOpen = readPart() }
    let end = Array("\r\n\r\n".utf8)
    let split = received.indices.first { received[$0...].starts(with: end) } ?? 0
    return Answer(
      head: String(decoding: received[..<split], as: UTF8.self),
      body: Array(received[split...].dropFirst(4)),
      firstByte: Double(time.components.attoseconds) / 1e18 + Double(time.components.seconds)
    )
  }

  /// Reads until some words have come, and gives all that came.
  @discardableResult
  func read(until words: String) -> String {
    while !String(decoding: received, as: UTF8.self).contains(words), readPart() {}
    defer { received = [] }
    return String(decoding: received, as: UTF8.self)
  }

  private func readPart() -> Bool {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = unsafe recv(descriptor, &bytes, bytes.count, 0)
    received += bytes.prefix(max(count, 0))
    return count > 0
  }
}
