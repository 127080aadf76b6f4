/// A line on the terminal that tells whoever waits for a long history how far it has been read.
///
/// It comes after a second, and goes before anything else is printed.
final class HistoryProgress {
  private let environment: Environment
  private let start: Int
  private var isShown = false
  private var isOver: Bool

  init(in environment: Environment) {
    self.environment = environment
    start = environment.clock().secondsSince1970
    isOver = !environment.isErrorTerminal
  }

  /// Shows how many commits have been read, and how many there are.
  func report(_ done: Int, _ total: Int) {
    // The clock counts whole seconds.
    guard !isOver, environment.clock().secondsSince1970 - start >= 2 else { return }
    environment.errors.write("\rreading history: \(done) of \(total) commits")
    environment.errors.flush()
    isShown = true
  }

  /// Takes the line away; from now on something else is shown.
  func end() {
    if isShown {
      environment.errors.write("\r\u{1B}[K")
      environment.errors.flush()
    }
    (isShown, isOver) = (false, true)
  }
}
