internal import TestSupport

/// What became of many triples.
package struct TriplesSummary: Sendable {
  package private(set) var count = 0

  /// How many merges of files ended in conflicts.
  package private(set) var conflicts = 0

  /// What broke a rule; only so many are kept.
  package private(set) var failures: [String] = []

  package private(set) var failureCounts: [String: Int] = [:]

  package init() {}

  /// Judges the triples of a seed: files, and boards with names, with some, or without.
  package mutating func judge(seed: UInt64) {
    count += 1
    let kinds = RandomBoard.Cards.allCases
    for cards in kinds[Int(seed % 3)...].prefix(1) {
      let edits = (Int(seed % 13), Int(seed / 13 % 13))
      let boards = RandomTriple(seed: seed, cards, edits: edits)
      for rule in BoardMergeRule.allCases {
        note(rule.rawValue, seed) { () throws(Mismatch) in try rule.judge(boards) }
      }
      for rule in NamedMergeRule.allCases {
        note(rule.rawValue, seed) { () throws(Mismatch) in try rule.judge(boards) }
      }
    }
    let triple = FileTriple(seed: seed)
    let merge = JudgedMerge(triple)
    conflicts += merge.isConflicted ? 1 : 0
    for rule in FileMergeRule.allCases {
      note("files: \(rule.rawValue)", seed, "\(triple)") { () throws(Mismatch) in
        try rule.judge(merge)
      }
    }
  }

  private mutating func note(
    _ rule: String,
    _ seed: UInt64,
    _ triple: @autoclosure () -> String = "",
    _ body: () throws(Mismatch) -> Void
  ) {
    do {
      try body()
    } catch {
      failureCounts[rule, default: 0] += 1
      guard failureCounts[rule] ?? 0 <= 3 else { return }
      failures.append("seed \(seed) breaks the rule \"\(rule)\": \(error)\n\(triple())")
    }
  }

  package mutating func add(_ other: TriplesSummary) {
    count += other.count
    conflicts += other.conflicts
    failures += other.failures
    failureCounts.merge(other.failureCounts, uniquingKeysWith: +)
  }

  /// The counts.
  package var text: String {
    let rules = BoardMergeRule.allCases.count + NamedMergeRule.allCases.count
    let broken = failureCounts.sorted { $0.key < $1.key }.map { "  broken \($1) times: \($0)" }
    let head =
      "\(count) triples of files and as many of boards by \(FileMergeRule.allCases.count) and "
      + "\(rules) rules; \(conflicts) merges of files ended in conflicts"
    return ([head] + broken).joined(separator: "\n")
  }
}
