import Glibc

/// The page of a board: its first bytes, a move by it, and the memory of its server.
struct ServingBenchmark {
  let program: String

  func run() throws {
    for cards in [1000, 10_000] {
      let board = try ServedBoard(program: program, cards: cards)
      try measurePage(of: board, cards)
      try measureMoves(on: board, cards)
      if cards == 1000 { try measureMemory(of: board) }
    }
  }

  private func measurePage(of board: ServedBoard, _ cards: Int) throws {
    let answers = try (0..<21).map { _ in try board.get("/") }
    let first = answers.map(\.firstByte).sorted()[answers.count / 2]
    print(
      "the page of a board of \(cards) cards: \(answers[0].body.count / 1000) kB, "
        + "first byte after \(milliseconds(first))"
    )
  }

  /// Times a move until it is answered, which is when it is committed, and until another page has it.
  private func measureMoves(on board: ServedBoard, _ cards: Int) throws {
    let (other, first) = try board.listener()
    var (answered, seen) = (Timing(), Timing())
    for round in 1...15 {
      let column = SampleRepository.columns[round % 2]
      seen.measure {
        answered.measure {
          let answer = try? board.move("b-moving", to: column, seeing: first + round - 1)
          precondition(answer?.head.hasPrefix("HTTP/1.1 200") == true)
        }
        other.read(until: "data: \(first + round)\n")
      }
    }
    print(
      "a move on a board of \(cards) cards: committed and answered after "
        + "\(milliseconds(answered.median)), at another page after \(milliseconds(seen.median))"
    )
  }

  private func measureMemory(of board: ServedBoard) throws {
    let before = board.megabytes
    let listeners = try (0..<50).map { _ in try board.listener().client }
    let after = withExtendedLifetime(listeners) { board.megabytes }
    print(
      "the server's memory: \(hundredths(before)) MB, with 50 open pages \(hundredths(after)) MB"
    )
  }
}
