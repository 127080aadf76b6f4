internal import TestSupport

/// What has become of the board of several clones.
package struct ClonesSummary: Sendable {
  private let clones: Int
  private let rounds: Int
  private var changes = 0
  private var cards = 0
  var exchanges = 0
  var conflicts = 0

  /// What must not be.
  package private(set) var failures: [String] = []

  init(clones: Int, rounds: Int) { (self.clones, self.rounds) = (clones, rounds) }

  /// Notes a command that has to succeed.
  mutating func note(_ result: ProcessResult, _ words: [String]) {
    changes += 1
    expect(
      result.exitCode == 0,
      "\(words.joined(separator: " ")): \(result.exitCode) \(result.text)\(result.errorText)"
    )
  }

  mutating func expect(_ condition: Bool, _ damage: @autoclosure () -> String) {
    if !condition { failures.append(damage()) }
  }

  /// Judges the board of a clone while others are at work: no card is there twice.
  mutating func judge(_ clone: TestRepository, _ cards: CardBook, round: Int) throws {
    let board = JudgedBoard(try clone.boardFiles())
    expect(
      board.repeated.isEmpty,
      "round \(round): twice \(board.repeated.sorted()) in \(clone.path)"
    )
  }

  /// Judges all clones when they are the same.
  mutating func judgeEnd(
    _ clones: [TestRepository],
    _ origin: TestRepository,
    _ cards: CardBook
  ) throws {
    let trees = try Set(clones.map { try $0.id("HEAD^{tree}") })
    expect(trees.count == 1, "\(trees.count) trees in the end")
    for repository in [origin] + clones {
      let problem = repository.fsckProblem
      expect(problem == nil, problem ?? "")
    }
    for clone in clones {
      let board = JudgedBoard(try clone.boardFiles())
      let lost = cards.alive.subtracting(board.marks)
      expect(lost.isEmpty, "lost \(lost.sorted()) in \(clone.path)")
      expect(board.repeated.isEmpty, "twice \(board.repeated.sorted()) in \(clone.path)")
      let status = try clone.status()
      expect(status.isEmpty || status == ["?? board/.gitattributes"], "changed: \(status)")
      self.cards = board.marks.count
    }
  }

  /// The counts.
  package var text: String {
    "\(clones) clones, \(rounds) rounds: \(changes) changes, \(exchanges) exchanges, "
      + "\(conflicts) conflicts solved, \(cards) cards in the end"
  }
}
