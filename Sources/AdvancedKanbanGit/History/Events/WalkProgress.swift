/// Tells somebody who waits how far a walk has come.
struct WalkProgress {
  /// Takes how many commits have been looked at, and how many there are.
  let report: (_ done: Int, _ total: Int) -> Void

  private var done = 0
  private var total: Int?

  /// So many commits are looked at in a moment that nobody notices.
  private static let interval = 256

  init(_ report: @escaping (Int, Int) -> Void) { self.report = report }

  mutating func advance(of history: borrowing BoardHistory) {
    done += 1
    guard done % Self.interval == 0 else { return }
    let total = self.total ?? history.commitCount
    self.total = total
    report(done, total)
  }
}
