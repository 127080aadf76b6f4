internal import Glibc
internal import TestSupport

/// Commits another file, tidies up, and puts an edit of a third file aside and takes it back, with
/// git itself.
///
/// It does in steps what `git stash push` and `git stash pop` do at once: these read the index before
/// they lock it, and write it back without what was committed in between.
struct GitUser: Sendable {
  let board: BusyBoard

  struct Work: Sendable {
    var commits = 0
    var tidyings = 0
    var stashes = 0

    /// How often git gave way to somebody else.
    var retries = 0

    /// How often it gave up.
    var failures = 0
  }

  func run(until isOver: () -> Bool) throws -> Work {
    var work = Work()
    while !isOver() {
      try commit(&work)
      try stash(&work)
      if work.commits % 5 == 1 {
        try git(["gc", "--quiet"], &work)
        work.tidyings += 1
      }
      usleep(10_000)
    }
    return work
  }

  private func commit(_ work: inout Work) throws {
    work.commits += 1
    try board.repository.write("Note \(work.commits)\n", to: "notes.txt")
    try git(["commit", "--quiet", "-m", "Note \(work.commits)", "--", "notes.txt"], &work)
  }

  private func stash(_ work: inout Work) throws {
    work.stashes += 1
    try board.repository.write("first\nedit \(work.stashes)\n", to: "other.txt")
    let stash = try git(["stash", "create"], &work).lines.joined()
    try git(["stash", "store", stash], &work)
    try git(["checkout", "--quiet", "HEAD", "--", "other.txt"], &work)
    try git(["checkout", "--quiet", stash, "--", "other.txt"], &work)
    try git(["stash", "drop", "--quiet"], &work)
    try git(["checkout", "--quiet", "HEAD", "--", "other.txt"], &work)
  }

  /// Runs git until nobody is in its way.
  @discardableResult
  private func git(_ arguments: [String], _ work: inout Work) throws -> ProcessResult {
    var result = try board.repository.run(arguments)
    for _ in 0..<100 where result.exitCode != 0 {
      work.retries += 1
      usleep(5_000)
      result = try board.repository.run(arguments)
    }
    if result.exitCode != 0 { work.failures += 1 }
    return result
  }
}
