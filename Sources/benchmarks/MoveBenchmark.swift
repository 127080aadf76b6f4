import TestSupport

/// One `kanban-md move` as a whole process against `git commit` of the same two files.
struct MoveBenchmark {
  /// Where the program is that is measured.
  let program: String

  /// Repositories that grow, and boards that grow.
  func run() throws {
    for files in [100, 5000, 10_000, 100_000] { try run(files: files, cards: 1000) }
    for cards in [100, 10_000, 100_000] { try run(files: 100, cards: cards) }
  }

  private func run(files: Int, cards: Int) throws {
    let board = SampleRepository(files: files, cards: cards)
    let ours = try board.make()
    let theirs = try board.make()
    var round = 0
    var gitRound = 0
    let timings = try Timing.compareWithPreparation(rounds: files + cards > 50_000 ? 11 : 31) {
      round += 1
      let column = SampleRepository.columns[round % 2]
      return {
        try start(program, ["--board", "\(ours.path)/board", "move", "moving", column], ours)
      }
    } with: {
      gitRound += 1
      try theirs.write(board.contents(isMoved: gitRound % 2 == 1))
      return {
        let arguments = ["-C", theirs.path, "commit", "-q", "-m", "Move", "--"]
        try start("git", arguments + SampleRepository.paths, theirs)
      }
    }
    let name = "a move on a board of \(cards) cards among \(files) files against git commit"
    report(name, timings, aim: "at most 0.8")
  }

  private func start(
    _ program: String,
    _ arguments: [String],
    _ repository: TestRepository
  ) throws {
    try TestSupport.run(program, arguments, environment: repository.sandbox.environment)
      .expectSuccess()
  }
}
