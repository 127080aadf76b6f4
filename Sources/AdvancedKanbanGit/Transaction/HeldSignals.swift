internal import Glibc

/// Signals that ask the program to end, held back until something is done that must not be torn.
struct HeldSignals: ~Copyable {
  private let previous: sigset_t

  /// Holds the signals back from this thread.
  init() {
    var held = sigset_t()
    var previous = sigset_t()
    unsafe sigemptyset(&held)
    for signal in [SIGINT, SIGTERM, SIGHUP, SIGQUIT] { unsafe sigaddset(&held, signal) }
    unsafe pthread_sigmask(SIG_BLOCK, &held, &previous)
    self.previous = previous
  }

  /// Lets them through again.
  borrowing func release() {
    var previous = previous
    unsafe pthread_sigmask(SIG_SETMASK, &previous, nil)
  }
}
