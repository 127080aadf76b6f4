import Testing

@testable import HTTPServer

@Suite("What clients may ask of a server")
struct HTTPLimitsTests {
  /// Limits that are soon reached.
  private var limits: HTTPLimits {
    var limits = HTTPLimits()
    limits.connectionCount = 8
    limits.idleTime = .milliseconds(600)
    limits.requestTime = .milliseconds(300)
    limits.answerTime = .milliseconds(300)
    limits.interval = .milliseconds(50)
    return limits
  }

  private let loop: EventLoop

  init() throws { loop = try EventLoop() }

  private func page(_ request: HTTPRequest) -> HTTPAnswer {
    .whole(HTTPResponse(200, body: Array("hello".utf8)))
  }

  private static let get = "GET / HTTP/1.1\r\nHost: x\r\n\r\n"

  /// Whether clients are closed within a time, the loop's connections handled meanwhile.
  private func areClosed(_ clients: [Client], within time: Duration) throws -> [Bool] {
    let end = ContinuousClock.now + time
    try loop.run {
      for client in clients { client.received() }
      return .now > end
    }
    return clients.map(\.isClosed)
  }

  @Test("Close who sends a part of a request, and a little later who sends none")
  func slowClients() throws {
    let server = try HTTPServer(on: loop, limits: limits, handler: page)
    let port = try server.listen(at: 0)
    let starts = ["GET / HTTP/1.1\r\nHost:", "POST / HTTP/1.1\r\nContent-Length: 9\r\n\r\na", ""]
    let clients = starts.map { Client(port: port, sending: $0) }
    #expect(try areClosed(clients, within: .milliseconds(500)) == [true, true, false])
    #expect(try areClosed(clients, within: .milliseconds(500)) == [true, true, true])
    withExtendedLifetime(server) {}
  }

  @Test("Give every request of a connection its time")
  func manyRequests() throws {
    let server = try HTTPServer(on: loop, limits: limits, handler: page)
    let client = Client(port: try server.listen(at: 0))
    var text = ""
    var lastTime = ContinuousClock.now
    try loop.run {
      text += client.received()
      if .now - lastTime > .milliseconds(200) {
        lastTime = .now
        client.send(Self.get)
      }
      return text.matches(of: /hello/).count == 5 || client.isClosed
    }
    #expect(!client.isClosed)
    withExtendedLifetime(server) {}
  }

  @Test("Keep so many connections, and close the oldest one that asks nothing")
  func connections() throws {
    var streams: [HTTPStream] = []
    let server = try HTTPServer(on: loop, limits: limits) { _ in
      .stream(HTTPResponse(200)) { streams.append($0) }
    }
    let port = try server.listen(at: 0)
    let listeners = (0..<4).map { _ in Client(port: port, sending: Self.get) }
    try loop.run { streams.count == 4 }
    let idle = (0..<6).map { _ in Client(port: port) }
    #expect(
      try areClosed(listeners + idle, within: .milliseconds(200))
        == [false, false, false, false, true, true, false, false, false, false]
    )
    idle.forEach { $0.send(Self.get) }
    try loop.run { streams.count == 8 }
    // All of them are listened to: there is no room for others, whether they ask for something or not.
    let (asking, silent) = (Client(port: port, sending: Self.get), Client(port: port))
    var answer = ""
    try loop.run {
      answer += asking.received()
      silent.received()
      return asking.isClosed && silent.isClosed
    }
    #expect(answer.hasPrefix("HTTP/1.1 503 Service Unavailable"))
    #expect(silent.isClosed)
    #expect(streams.count { $0.isOpen } == 8)
    withExtendedLifetime(server) {}
  }

  @Test("Take no body from who does not know the key, wherever it comes in the head")
  func key() throws {
    var bodies: [Int] = []
    let server = try HTTPServer(on: loop, limits: limits) { request in
      bodies.append(request.body.count)
      return page(request)
    }
    server.demand(key: "secret")
    let port = try server.listen(at: 0)
    let body = String(repeating: "a", count: 100_000)
    func request(_ field: String) -> String {
      "POST / HTTP/1.1\r\nContent-Length: 100000\r\n\(field)\r\n\r\n"
    }
    let strangers = ["A: secre", "Secret: a"].map {
      Client(port: port, sending: request($0) + body)
    }
    #expect(try areClosed(strangers, within: .milliseconds(200)) == [true, true])
    #expect(bodies.isEmpty)
    let friend = Client(port: port, sending: "POST / HTTP/1.1\r\nContent-Length: 100000\r\nA: sec")
    try loop.run {
      friend.send("ret\r\n\r\n" + body)
      return true
    }
    try loop.run { friend.received().contains("hello") }
    #expect(bodies == [100_000])
    withExtendedLifetime(server) {}
  }

  @Test("Close who does not read an answer, or a stream")
  func readers() throws {
    var stream: HTTPStream?
    let server = try HTTPServer(on: loop, limits: limits) { request in
      let bytes = Array(repeating: UInt8(ascii: "a"), count: 20_000_000)
      if request.head.path == "/" { return .whole(HTTPResponse(200, body: bytes)) }
      return .stream(HTTPResponse(200)) {
        $0.send(bytes)
        stream = $0
      }
    }
    let port = try server.listen(at: 0)
    let client = Client(port: port, sending: Self.get)
    let listener = Client(port: port, sending: "GET /events HTTP/1.1\r\nHost: x\r\n\r\n")
    let end = ContinuousClock.now + .milliseconds(800)
    try loop.run { .now > end }
    #expect(stream?.isOpen == false)
    #expect(try areClosed([client, listener], within: .milliseconds(200)) == [true, true])
    withExtendedLifetime(server) {}
  }
}
