import Git
import TestSupport
import Testing

@Suite("Operations in progress")
struct OngoingOperationTests {
  let test: TestRepository

  /// Two branches that change one line differently.
  init() throws {
    test = try TestRepository()
    try test.commit(["file": "base\n"])
    try test.git("checkout", "--quiet", "-b", "side")
    try test.commit(["file": "side\n"])
    try test.git("checkout", "--quiet", "main")
    try test.commit(["file": "main\n"])
  }

  @Test(
    "That a conflict has stopped",
    arguments: [
      (["merge", "side"], .merge),
      (["cherry-pick", "side"], .cherryPick),
      (["revert", "--no-edit", "HEAD~1"], .revert),
      (["rebase", "side"], .rebase),
      (["rebase", "--apply", "side"], .rebase),
    ] as [([String], OngoingOperation)]
  )
  func conflict(arguments: [String], operation: OngoingOperation) throws {
    #expect(try test.run(arguments).exitCode != 0)
    #expect(try inProgress() == operation)
  }

  @Test("A bisection")
  func bisect() throws {
    try test.git("bisect", "start")
    #expect(try inProgress() == .bisect)
  }

  @Test("Patches from a mailbox")
  func am() throws {
    let patch = try test.git("format-patch", "--stdout", "main..side").output
    #expect(try test.run(["am"], input: patch).exitCode != 0)
    #expect(try inProgress() == .am)
  }

  private func inProgress() throws -> OngoingOperation? {
    let repository = try test.open()
    return repository.operationInProgress
  }
}
