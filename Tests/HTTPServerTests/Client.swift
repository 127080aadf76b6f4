import Glibc

@testable import HTTPServer

/// A client that says one thing and reads what comes.
final class Client {
  private let descriptor: Int32

  /// Whether the server has closed the connection.
  private(set) var isClosed = false

  init(port: UInt16, sending text: String = "") {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_NONBLOCK.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    _ = unsafe withUnsafePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        unsafe connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    send(text)
  }

  deinit { close(descriptor) }

  /// Goes without a word.
  func end() { shutdown(descriptor, Int32(SHUT_RDWR)) }

  /// Sends some bytes, as many as there is room for.
  func send(_ text: String) {
    let bytes = Array(text.utf8)
    _ = unsafe Glibc.send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL))
  }

  /// What has come since this was asked before.
  @discardableResult
  func received() -> String {
    var result: [UInt8] = []
    var bytes = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = unsafe recv(descriptor, &bytes, bytes.count, 0)
      if count == 0 || count < 0 && errno == ECONNRESET { isClosed = true }
      guard count > 0 else { return String(decoding: result, as: UTF8.self) }
      result += bytes.prefix(count)
    }
  }
}

extension EventLoop {
  /// Runs until something is so, and for ten seconds at most.
  func run(until isEnough: @escaping () -> Bool) throws {
    let looking = try watch(every: .milliseconds(10)) { [unowned self] in
      if isEnough() { self.end() }
    }
    let limit = try watch(after: .seconds(10)) { [unowned self] in self.end() }
    run()
    withExtendedLifetime((looking, limit)) {}
  }
}
