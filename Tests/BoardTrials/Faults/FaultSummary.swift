/// What many attempts have come to.
package struct FaultSummary: Sendable {
  package private(set) var count = 0
  private var successes = 0
  private var failures = 0
  private var kills = 0
  private var doubles = 0
  private var unfinished = 0
  private var leftovers: [String: Int] = [:]
  package private(set) var damages: [String] = []

  package init() {}

  package mutating func add(_ verdict: FaultVerdict) {
    count += 1
    switch verdict.ending {
    case .success: successes += 1
    case .failure: failures += 1
    case .killed: kills += 1
    }
    if verdict.hasDouble { doubles += 1 }
    if verdict.unfinishedObjects > 0 { unfinished += 1 }
    if !verdict.leftovers.isEmpty { leftovers[verdict.leftovers, default: 0] += 1 }
    damages += verdict.damages
  }

  package mutating func add(_ other: FaultSummary) {
    count += other.count
    successes += other.successes
    failures += other.failures
    kills += other.kills
    doubles += other.doubles
    unfinished += other.unfinished
    leftovers.merge(other.leftovers) { $0 + $1 }
    damages += other.damages
  }

  package var table: String {
    let lines = [
      "  \(successes) succeeded all the same, \(failures) said that they failed, \(kills) were killed",
      "  \(doubles) were killed while a card was in two columns, \(unfinished) left unfinished objects",
    ]
    let strays = leftovers.sorted { $0.key < $1.key }
      .map { "  \($0.value) left to the next command: \($0.key)" }
    return (lines + strays).joined(separator: "\n")
  }
}
