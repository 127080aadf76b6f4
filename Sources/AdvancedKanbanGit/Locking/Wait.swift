internal import Glibc

/// Waiting for somebody else in ever longer steps, for a bounded time.
struct Wait {
  private let end: Duration?
  private var step = Duration.milliseconds(1)

  /// - Parameter timeout: How long to wait in all; `nil` waits for ever.
  init(_ timeout: Duration?) { end = timeout.map { Self.now + $0 } }

  /// Sleeps a little, unless the time is over.
  mutating func goesOn() -> Bool {
    let remaining = end.map { $0 - Self.now } ?? step
    guard remaining > .zero else { return false }
    // Chance keeps those who wait from knocking at the same time for ever.
    Self.sleep(min(step * Double.random(in: 0.5...1), remaining))
    step = min(step * 2, .milliseconds(50))
    return true
  }

  /// The time since some moment, which no change of the clock moves.
  private static var now: Duration {
    var time = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }

  private static func sleep(_ duration: Duration) {
    let parts = duration.components
    var time = timespec(
      tv_sec: Int(parts.seconds),
      tv_nsec: Int(parts.attoseconds / 1_000_000_000)
    )
    unsafe nanosleep(&time, nil)
  }
}
