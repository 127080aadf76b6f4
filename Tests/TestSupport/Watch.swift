internal import Glibc
internal import Synchronization

/// Knows which cases are under way, so that a trap says which one it was.
package enum Watch {
  /// How many cases are judged at the same time.
  package static let laneCount = 2

  private static let first = Atomic<UInt64>(0)
  private static let second = Atomic<UInt64>(0)

  package static func note(_ seed: UInt64, inLane lane: Int) {
    if lane == 0 {
      first.store(seed, ordering: .relaxed)
    } else {
      second.store(seed, ordering: .relaxed)
    }
  }

  /// Prints the seeds under way where the process traps.
  package static func begin() {
    for number in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT] {
      signal(number) { number in
        let first = Watch.first.load(ordering: .relaxed)
        let second = Watch.second.load(ordering: .relaxed)
        print("trapped while judging the case of seed \(first) or of seed \(second)")
        fflush(nil)
        signal(number, SIG_DFL)
        raise(number)
      }
    }
  }
}
