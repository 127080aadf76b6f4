/// What many merges of branches have come to.
package struct BranchesSummary: Sendable {
  /// What has become of a merge.
  enum Outcome: Sendable {
    case right
    case conflict

    /// Committed without a word, though a card is lost, doubled, or not what somebody made of it.
    case wrong
  }

  private let operations: Int
  private var own: [Outcome: Int] = [:]
  private var plain: [Outcome: Int] = [:]

  /// What must not be.
  package private(set) var failures: [String] = []

  init(operations: Int) { self.operations = operations }

  mutating func addOwn(_ outcome: Outcome) { own[outcome, default: 0] += 1 }

  mutating func addPlain(_ outcome: Outcome) { plain[outcome, default: 0] += 1 }

  /// Judges a merge with the strategy.
  mutating func judge(_ merge: BranchMerge, _ item: BranchesCase) {
    expect([0, 1].contains(merge.exitCode), item, "git merge: \(merge.exitCode) \(merge.message)")
    let isConflict = merge.exitCode != 0
    expect(isConflict == !merge.conflicts.isEmpty, item, "files in conflict: \(merge.conflicts)")
    expect(isConflict == merge.hasMarkers, item, "conflict \(isConflict), but for its markers")
    if let damage = merge.damage(in: item.triple) { expect(false, item, damage) }
  }

  mutating func expect(_ condition: Bool, _ item: BranchesCase, _ damage: @autoclosure () -> String)
  {
    guard !condition else { return }
    let call = "--operations \(operations) --seed \(item.triple.seed) --cases 1"
    failures.append("\(call): \(damage())")
  }

  /// The row of the table: of a hundred merges those that are right, in conflict, and silently wrong.
  package var row: String {
    let count = max(own.values.reduce(0, +), 1)
    let cells = [own, plain].map { outcomes in
      [Outcome.right, .conflict, .wrong].map { "\(tenths(outcomes[$0] ?? 0, of: count))" }
        .joined(separator: " / ")
    }
    return "| \(operations) | \(cells[0]) | \(cells[1]) | \(count) |"
  }

  package static let head = """
    right / conflict / silently wrong, in percent
    | operations a side | with the strategy | git -s ort | merges |
    | --- | --- | --- | --- |
    """

  private func tenths(_ part: Int, of count: Int) -> String {
    let number = (part * 2000 + count) / (count * 2)
    return "\(number / 10).\(number % 10)"
  }
}
