internal import CEvent
internal import Glibc

/// Waits for requests, signals, files and the clock, and calls who asked for them, one after the other.
///
/// Everything happens on the thread that calls ``run()``.
package final class EventLoop {
  let base: EventBase

  package init() throws(HTTPServerError) {
    // A client that goes is an error of a write, and no reason to end.
    _ = signal(SIGPIPE, SIG_IGN)
    base = try EventBase()
  }

  /// Waits until ``end()`` is called.
  package func run() { event_base_dispatch(base.pointer) }

  /// Does what is to be done now, and waits for nothing.
  package func runOnce() { event_base_loop(base.pointer, EVLOOP_NONBLOCK) }

  /// Ends ``run()`` once what is being done is done.
  package func end() { event_base_loopbreak(base.pointer) }

  /// Calls a function whenever a signal comes, as long as the watch is kept.
  package func watch(signal: Int32, _ body: @escaping () -> Void) throws(HTTPServerError)
    -> EventWatch
  {
    try EventWatch(base, signal, EV_SIGNAL | EV_PERSIST, after: nil, body)
  }

  /// Calls a function whenever there is something to read, as long as the watch is kept.
  package func watch(
    readable descriptor: Int32,
    _ body: @escaping () -> Void
  ) throws(HTTPServerError) -> EventWatch {
    try EventWatch(base, descriptor, EV_READ | EV_PERSIST, after: nil, body)
  }

  /// Calls a function again and again, as long as the watch is kept.
  package func watch(
    every interval: Duration,
    _ body: @escaping () -> Void
  ) throws(HTTPServerError) -> EventWatch {
    try EventWatch(base, -1, EV_PERSIST, after: interval, body)
  }

  /// Calls a function once, unless the watch is given up before.
  package func watch(
    after delay: Duration,
    _ body: @escaping () -> Void
  ) throws(HTTPServerError) -> EventWatch {
    try EventWatch(base, -1, 0, after: delay, body)
  }
}

/// Owns the base of a loop.
struct EventBase: ~Copyable {
  let pointer: OpaquePointer

  init() throws(HTTPServerError) {
    guard let pointer = event_base_new() else { throw .outOfMemory }
    self.pointer = pointer
  }

  deinit { event_base_free(pointer) }
}
