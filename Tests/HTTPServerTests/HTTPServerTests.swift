import Glibc
import TestSupport
import Testing

@testable import HTTPServer

@Suite("The HTTP server")
struct HTTPServerTests {
  /// What clients get who send some bytes each, once the last one is answered and some time is over.
  private func answers(
    to requests: [String],
    limits: HTTPLimits = HTTPLimits(),
    after time: Duration = .zero,
    _ handler: @escaping (HTTPRequest) -> HTTPAnswer
  ) throws -> [String] {
    let loop = try EventLoop()
    let server = try HTTPServer(on: loop, limits: limits, handler: handler)
    let port = try server.listen(at: 0)
    let clients = requests.map { Client(port: port, sending: $0) }
    var answers = requests.map { _ in "" }
    let start = ContinuousClock.now
    try loop.run {
      for index in clients.indices { answers[index] += clients[index].received() }
      let isAnswered = answers.last != "" || clients.last?.isClosed == true
      return isAnswered && .now - start >= time
    }
    return withExtendedLifetime(server) { answers }
  }

  private func page(_ request: HTTPRequest) -> HTTPAnswer {
    .whole(HTTPResponse(200, [.init("Content-Type", "text/plain")], body: Array("hello".utf8)))
  }

  @Test("Hands over a request as a value")
  func request() throws {
    var seen: HTTPRequest?
    let text = "POST /a%20b?c=d%2Be+f HTTP/1.1\r\nHost: x\r\nX-A: 1\r\nContent-Length: 3\r\n\r\nabc"
    let answers = try answers(to: [text]) {
      seen = $0
      return page($0)
    }
    let head = try #require(seen?.head)
    #expect(head.method == .post)
    #expect(head.path == "/a b")
    #expect(head.query["c"] == "d+e f")
    #expect(head.values(of: "x-a") == ["1"])
    #expect(seen?.body == Array("abc".utf8))
    #expect(answers[0].hasPrefix("HTTP/1.1 200 OK\r\n"))
    #expect(answers[0].hasSuffix("\r\n\r\nhello"))
  }

  @Test(
    "Refuses what it does not know",
    arguments: [
      "OPTIONS / HTTP/1.1\r\nHost: x\r\n\r\n", "DELETE / HTTP/1.1\r\nHost: x\r\n\r\n",
      "GET http://x/ HTTP/1.1\r\nHost: x\r\n\r\n", "rubbish\r\n\r\n", "\u{16}\u{3}\u{1}\r\n\r\n",
      "GET / HTTP/1.1\r\nHost: x\r\nA: \(String(repeating: "a", count: 20_000))\r\n\r\n",
      "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9999999\r\n\r\n",
      "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n",
    ]
  )
  func refusals(text: String) throws {
    let answer = try answers(to: [text]) { request in
      Issue.record("handled \(request.head.target)")
      return page(request)
    }[0]
    #expect(!answer.contains("200 OK"))
  }

  @Test("Streams, and hears of a client that goes")
  func stream() throws {
    var streams: [HTTPStream] = []
    var closed = 0
    let loop = try EventLoop()
    let server = try HTTPServer(on: loop) { _ in
      .stream(HTTPResponse(200)) { stream in
        stream.onClose = { closed += 1 }
        stream.send(Array("one ".utf8))
        streams.append(stream)
      }
    }
    let port = try server.listen(at: 0)
    let stays = Client(port: port, sending: "GET / HTTP/1.1\r\nHost: x\r\n\r\n")
    var goes: Client? = Client(port: port, sending: "GET / HTTP/1.1\r\nHost: x\r\n\r\n")
    var received = ""
    try loop.run {
      if streams.count == 2 { goes = nil }
      if closed == 1 { for stream in streams { stream.send(Array("two ".utf8)) } }
      received += stays.received()
      return received.contains("two ")
    }
    withExtendedLifetime((server, goes)) {}
    #expect(closed == 1)
    #expect(streams.map(\.isOpen).filter { $0 }.count == 1)
    #expect(received.contains("two "))
  }

  @Test("Takes the next port where one is taken")
  func nextPort() throws {
    let loop = try EventLoop()
    let first = try HTTPServer(on: loop, handler: page)
    let second = try HTTPServer(on: loop, handler: page)
    let port = try first.listen(at: 0)
    #expect(try second.listen(at: port) > port)
  }

  @Test("Tells of files that change")
  func folder() throws {
    let directory = try TemporaryDirectory()
    let loop = try EventLoop()
    var count = 0
    let watch = try FolderWatch(directory.path, on: loop) { count += 1 }
    close(unsafe open(directory.path + "/a.md", O_CREAT | O_WRONLY, 0o600))
    try loop.run { count > 0 }
    withExtendedLifetime(watch) {}
    #expect(count == 1)
  }
}
