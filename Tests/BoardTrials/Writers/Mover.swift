internal import TestSupport

/// Makes random moves with the command, one after the other, and repeats each one that was refused
/// because of others.
struct Mover: Sendable {
  let board: BusyBoard
  let count: Int
  let seed: UInt64

  /// Who fails that often is hindered for ever.
  private static let limit = 100

  func run() throws -> [MoveRecord] {
    var generator = SeededGenerator(seed: seed)
    var records: [MoveRecord] = []
    for _ in 0..<count {
      let words = Self.words(using: &generator)
      for _ in 0..<Self.limit {
        let record = try move(words)
        records.append(record)
        guard record.exitCode == 5 else { break }
      }
    }
    return records
  }

  private static func words(using generator: inout SeededGenerator) -> [String] {
    let places = [["--top"], ["--bottom"], ["--to", "2"]]
    let card = BusyBoard.cards.randomElement(using: &generator) ?? ""
    let column = BusyBoard.columns.randomElement(using: &generator) ?? ""
    return [card, column] + (places.randomElement(using: &generator) ?? [])
  }

  private func move(_ words: [String]) throws -> MoveRecord {
    let start = ContinuousClock.now
    let result = try TestSupport.run(
      BuiltProgram.path,
      ["move"] + words + ["--json", "--board", board.path],
      environment: board.repository.sandbox.environment
    )
    return MoveRecord(words[0], words[1], result, ContinuousClock.now - start)
  }
}
