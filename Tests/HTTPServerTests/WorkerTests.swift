import Glibc
import Testing

@testable import HTTPServer

@Suite("A thread beside the loop")
struct WorkerTests {
  private let loop: EventLoop

  init() throws { loop = try EventLoop() }

  /// A thing of which every thread has to have its own.
  private final class Counter {
    var count = 0
  }

  @Test("Does jobs one after the other, on what was made there, and hands over what comes of them")
  func order() throws {
    let worker = try Worker(on: loop) { Counter() }
    var outcomes: [Int] = []
    for _ in 0..<1000 {
      worker.perform { counter in
        counter.count += 1
        return counter.count
      } then: {
        outcomes.append($0)
      }
    }
    try loop.run { outcomes.count == 1000 }
    #expect(outcomes == Array(1...1000))
    worker.finish()
  }

  @Test("Lets the loop serve others meanwhile")
  func others() throws {
    let worker = try Worker(on: loop) {}
    let server = try HTTPServer(on: loop) { request in
      if request.head.path == "/fast" { return .whole(HTTPResponse(200, body: Array("fast".utf8))) }
      return .later { send in
        worker.perform {
          usleep(500_000)
        } then: { _ in
          send(HTTPResponse(200, body: Array("slow".utf8)))
        }
      }
    }
    let port = try server.listen(at: 0)
    let (slow, gone) = (
      Client(port: port, sending: "GET /slow HTTP/1.1\r\nHost: x\r\n\r\n"), Client(port: port)
    )
    gone.send("GET /slow HTTP/1.1\r\nHost: x\r\n\r\n")
    gone.end()
    let fast = Client(port: port, sending: "GET /fast HTTP/1.1\r\nHost: x\r\n\r\n")
    let start = ContinuousClock.now
    try loop.run { fast.received().hasSuffix("fast") }
    #expect(.now - start < .milliseconds(400))
    try loop.run { slow.received().hasSuffix("slow") }
    #expect(.now - start >= .milliseconds(500))
    try loop.run { gone.received() == "" && .now - start > .milliseconds(1200) }
    withExtendedLifetime(server) {}
  }

  @Test("Ends with the change that is being made, and begins no other one")
  func end() throws {
    let worker = try Worker(on: loop) {}
    let (begun, done) = (Shared(0), Shared(0))
    for _ in 0..<3 {
      worker.perform(isChange: true) {
        begun.change { $0 += 1 }
        usleep(200_000)
        done.change { $0 += 1 }
      } then: {
        _ in
      }
    }
    try loop.run { begun.value > 0 }
    worker.finish()
    #expect(begun.value == done.value)
    #expect(done.value < 3)
    worker.perform {
      begun.change { $0 += 10 }
    } then: { _ in
    }
    usleep(50_000)
    #expect(begun.value < 3)
  }

  @Test("Waits for nothing but changes")
  func noWaiting() throws {
    let worker = try Worker(on: loop) {}
    let begun = Shared(false)
    worker.perform {
      begun.value = true
      usleep(1_000_000)
    } then: {
      _ in
    }
    try loop.run { begun.value }
    let start = ContinuousClock.now
    worker.finish()
    #expect(.now - start < .milliseconds(500))
  }
}
