import TestSupport

/// A repository with a long history of a board, made by `git fast-import`.
struct HistoryRepository {
  let commits: Int
  let shape: HistoryShape

  /// So many bytes are handed over at a time.
  private static let portion = 32_000_000

  func make() throws -> TestRepository {
    let repository = try TestRepository()
    try repository.git("config", "gc.auto", "0")
    var board = HistoryBoard(shape)
    var stream = start(of: board)
    for number in 1...commits {
      stream += "\n" + commit(number, board.step(number), of: board)
      if stream.utf8.count < Self.portion && number < commits { continue }
      try repository.git("fast-import", "--quiet", input: Array(stream.utf8))
      stream = "reset refs/heads/main\nfrom refs/heads/main^0\n"
    }
    try repository.git("repack", "-adfq")
    try repository.git("reset", "--quiet", "--hard")
    return repository
  }

  private func start(of board: HistoryBoard) -> String {
    let links = HistoryBoard.columns.map { "- [\($0)](\($0).md)\n" }.joined()
    return commit(0, Array(HistoryBoard.columns.indices), of: board)
      + file("board/board.md", "# Board\n\n" + links) + file("notes.txt", "Notes.\n")
  }

  private func commit(_ number: Int, _ columns: [Int], of board: HistoryBoard) -> String {
    let person = "A. U. Thor <author@example.com> \(1_700_000_000 + number * 600) +0100\n"
    let files = columns.map { file("board/\(HistoryBoard.columns[$0]).md", board.text(of: $0)) }
    return "commit refs/heads/main\nauthor \(person)committer \(person)"
      + data("Move card \(number)\n\nKanban-Card: c\(number)\n") + files.joined()
  }

  private func file(_ path: String, _ text: String) -> String {
    "M 100644 inline \(path)\n" + data(text)
  }

  private func data(_ text: String) -> String { "data \(text.utf8.count)\n\(text)\n" }
}
