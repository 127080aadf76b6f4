import Glibc
import KanbanCLI
import Testing

@Suite("A sink")
struct SinkTests {
  @Test("keeps text until it is flushed or much")
  func buffers() {
    var sizes: [Int] = []
    let sink = Sink { bytes in
      sizes.append(bytes.count)
      return 0
    }
    sink.line("one")
    #expect(sizes == [])
    sink.flush()
    sink.flush()
    sink.write(String(repeating: "x", count: 70_000))
    #expect(sizes == [4, 70_000])
  }

  @Test("drops what comes after a reader that went away")
  func dropsAfterPipe() {
    var deliveries = 0
    let sink = Sink { _ in
      deliveries += 1
      return EPIPE
    }
    for _ in 1...3 {
      sink.line("x")
      sink.flush()
    }
    #expect(deliveries == 1)
    #expect(sink.problem == nil)
  }

  @Test("knows why text was lost")
  func knowsProblem() {
    let sink = Sink { _ in ENOSPC }
    sink.line("x")
    sink.flush()
    #expect(sink.problem == "No space left on device")
  }
}
