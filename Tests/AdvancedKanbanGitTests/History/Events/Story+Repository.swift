import TestSupport

extension Story {
  /// The board at the end, in a repository with this history on `main`.
  func testBoard() throws -> TestBoard {
    TestBoard(in: commits.last?.board.folder ?? "", of: try repository())
  }

  private func repository() throws -> TestRepository {
    let repository = try TestRepository()
    var stream = ""
    for commit in commits {
      let isLast = commit.number == commits.count - 1
      stream += "commit refs/heads/\(isLast ? "main" : "b\(commit.number)")\n"
      stream += "mark :\(commit.number + 1)\n"
      let time = 1_000_000_000 + commit.number * 60
      for role in ["author", "committer"] {
        stream += "\(role) \(commit.author) <\(commit.author)@example.com> \(time) +0000\n"
      }
      stream += "data 1\nx\n"
      for (index, parent) in commit.parents.enumerated() {
        stream += "\(index == 0 ? "from" : "merge") :\(parent + 1)\n"
      }
      stream += "deleteall\n"
      for file in commit.board.files {
        stream += "M \(file.mode) inline \(file.path)\n"
        stream += "data \(file.content.utf8.count)\n\(file.content)\n"
      }
    }
    try repository.git("fast-import", "--quiet", input: Array(stream.utf8))
    try repository.git("reset", "--quiet", "--hard", "main")
    return repository
  }
}
