internal import HTTPServer

/// The pages that are told of changes.
final class Listeners {
  private var streams: [ObjectIdentifier: HTTPStream] = [:]

  /// How many there are.
  var count: Int { streams.count }

  /// Tells a page of the present revision, and of each one to come.
  func add(_ stream: HTTPStream, revision: Int) {
    let id = ObjectIdentifier(stream)
    streams[id] = stream
    stream.onClose = { [weak self] in self?.streams[id] = nil }
    stream.send(Array("retry: 1000\n\n".utf8) + Self.event(revision))
  }

  func tell(of revision: Int) { send(Self.event(revision)) }

  /// Sends what nobody reads, so that both sides notice when the other one is gone.
  func beat() { send(Array(":\n\n".utf8)) }

  private func send(_ bytes: [UInt8]) {
    for (id, stream) in streams where !stream.send(bytes) {
      streams[id] = nil
      stream.end()
    }
  }

  private static func event(_ revision: Int) -> [UInt8] {
    Array("event: board\nid: \(revision)\ndata: \(revision)\n\n".utf8)
  }
}
