import TestSupport

/// One `kanban-md move` as a whole process against `git commit` of the same two files.
struct MoveBenchmark {
  /// Where the program is that is measured.
  let program: String

  func run(files: Int, cards: Int) throws {
    let ours = try Self.repository(files: files, cards: cards)
    let theirs = try Self.repository(files: files, cards: cards)
    let columns = ["backlog", "doing"]
    var round = 0
    var gitRound = 0
    let contents = try Self.contents(cards: cards)
    let timings = try Timing.compareWithPreparation(rounds: 41) {
      let column = columns[(round + 1) % 2]
      round += 1
      return {
        try start(program, ["--board", "\(ours.path)/board", "move", "moving", column], ours)
      }
    } with: {
      gitRound += 1
      for (column, text) in zip(columns, contents[gitRound % 2]) {
        try theirs.write(text, to: "board/\(column).md")
      }
      let paths = columns.map { "board/\($0).md" }
      return {
        try start("git", ["-C", theirs.path, "commit", "-q", "-m", "Move", "--"] + paths, theirs)
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

  /// The two columns without and with the card moved.
  private static func contents(cards: Int) throws -> [[[UInt8]]] {
    let (backlog, doing) = (column("Backlog", cards), column("Doing", cards, firstID: cards))
    let card = Array("- [ ] The moving card ^moving\n".utf8)
    return [[backlog + card, doing], [backlog, doing + card]]
  }

  private static func column(_ name: String, _ cards: Int, firstID: Int = 0) -> [UInt8] {
    SampleText.column(name, cards: cards / 10, firstID: firstID)
  }

  /// A board of ten columns in a repository with other files.
  private static func repository(files: Int, cards: Int) throws -> TestRepository {
    let repository = try TestRepository()
    for (column, text) in zip(["backlog", "doing"], try contents(cards: cards)[0]) {
      try repository.write(text, to: "board/\(column).md")
    }
    for index in 2..<10 {
      let text = column("Column \(index)", cards, firstID: index * cards)
      try repository.write(text, to: "board/column-\(index).md")
    }
    try repository.write("# Board\n", to: "board/board.md")
    for index in 0..<files {
      try repository.write("file \(index)\n", to: "src/\(index % 50)/\(index).txt")
    }
    try repository.commit([:])
    try repository.git("gc", "--quiet")
    return repository
  }
}
