/// What became of many cases.
package struct Summary: Sendable {
  /// A case that broke a rule.
  package struct Failure: Sendable {
    package let seed: UInt64

    /// The case, shrunk.
    package let smallest: RefereeCase
    package let damage: Damage
  }

  package private(set) var count = 0
  package private(set) var failures: [Failure] = []
  private var outcomes: [String: [Outcome: Int]] = [:]

  /// The case that took longest.
  package private(set) var slowest: (seed: UInt64, time: Duration) = (0, .zero)

  package init() {}

  /// Judges the case of a seed; a failure is shrunk, unless there are many already.
  package mutating func judge(seed: UInt64) {
    let item = RefereeCase(seed: seed)
    let clock = ContinuousClock()
    let start = clock.now
    let result = Result { () throws(Damage) in try item.judged() }
    let time = clock.now - start
    if time > slowest.time { slowest = (seed, time) }
    count += 1
    switch result {
    case .success(let outcome):
      outcomes[item.change.name, default: [:]][outcome, default: 0] += 1
    case .failure(let damage):
      guard failures.count < 20 else { return }
      let smallest = Shrinking.smallest(item, breaking: damage)
      failures.append(Failure(seed: seed, smallest: smallest, damage: damage))
    }
  }

  package mutating func add(_ other: Summary) {
    count += other.count
    failures += other.failures
    for (change, counts) in other.outcomes {
      outcomes[change, default: [:]].merge(counts, uniquingKeysWith: +)
    }
    if other.slowest.time > slowest.time { slowest = other.slowest }
  }

  /// The table of what became of each kind of change.
  package var table: String {
    let lines = outcomes.sorted { $0.key < $1.key }.map { change, counts in
      let parts = counts.sorted { $0.value > $1.value }.map { "\($0.key.name) \($0.value)" }
      return "  \(change): " + parts.joined(separator: ", ")
    }
    return lines.joined(separator: "\n")
  }
}

extension Summary.Failure: CustomStringConvertible {
  package var description: String {
    """
    seed \(seed) breaks the rule "\(damage.rule)" \(damage.detail)
    \(smallest.literal)
    """
  }
}

extension Outcome {
  /// How many cases that change nothing or are refused count as what.
  fileprivate var name: String {
    switch self {
    case .made: "made"
    case .restored: "made and taken back"
    case .unneeded: "not needed"
    case .refused(let reason): "refused (\(reason))"
    }
  }
}
