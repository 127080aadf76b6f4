import Foundation
import TestSupport
import Testing

/// The real program where the file system says no; nothing may be half written then.
@Suite("Where the file system says no") struct FileFailureTests {
  private let repository: TestRepository

  init() throws {
    repository = try TestRepository()
    let cards = (0..<400).map { "- [ ] card number \($0) with a title that takes some room\n" }
      .joined()
    try repository.commit([
      "a.md": "- [ ] the card\n", "b.md": cards, "board.md": "- [A](a.md)\n- [B](b.md)\n",
    ])
  }

  /// Runs a script in the repository with the built program in the search path.
  private func run(_ script: String) throws -> ProcessResult {
    try repository.shell(script)
  }

  /// Runs a command as somebody whom file permissions stop, which is not root.
  private func runAsOwner(_ command: String) throws -> ProcessResult {
    guard getuid() == 0 else { return try run(command) }
    try run("chown -R 65534:65534 \(repository.sandbox.path)").expectSuccess()
    return try run("setpriv --reuid=65534 --regid=65534 --clear-groups \(command)")
  }

  private func state() throws -> [String] {
    try run("git -c safe.directory='*' rev-parse HEAD && md5sum *.md && ls -A && ls .git")
      .expectSuccess().lines
  }

  @Test("a full disk stops the move") func fullDisk() throws {
    let before = try state()
    // Files may have 8 KiB, which is enough for all but the column.
    let result = try run("trap '' XFSZ; ulimit -f 8; kanban-md move 'the card' b")
    #expect(result.exitCode == 1)
    #expect(
      result.errorText == "error: cannot write 'b.md': File too large\nhint: nothing was changed\n"
    )
    #expect(try state() == before)
  }

  @Test("a file that may not be written stops the move") func unwritableFile() throws {
    try run("chmod 444 b.md").expectSuccess()
    let before = try state()
    let result = try runAsOwner("kanban-md move 'the card' b")
    #expect(result.exitCode == 1)
    #expect(
      result.errorText
        == "error: cannot write 'b.md': Permission denied\nhint: nothing was changed\n"
    )
    #expect(try state() == before)
  }

  @Test("a folder that may not be written stops the move") func unwritableFolder() throws {
    let before = try state()
    let result = try runAsOwner(
      "bash -c 'chmod 555 . && kanban-md move the b; code=$?; chmod 755 .; exit $code'"
    )
    #expect(result.exitCode == 1)
    #expect(result.errorText.hasPrefix("error: cannot write to the folder '.': "))
    #expect(try state() == before)
  }

  @Test("somebody else's repository is named by its root", .enabled(if: getuid() == 0))
  func unsafeOwner() throws {
    try run("mkdir plan && cp *.md plan && chown -R 65534:65534 .").expectSuccess()
    let result = try run("kanban-md --board plan move 'the card' b")
    let root = repository.path
    #expect(result.exitCode == 1)
    #expect(
      result.errorText == """
        error: the repository of '.' belongs to another user
        hint: if you trust it: git config --global --add safe.directory '\(root)'

        """
    )
    try run("git config --global --add safe.directory '\(root)'").expectSuccess()
    #expect(try run("kanban-md --board plan move 'the card' b").exitCode == 0)
  }

  @Test("a file that may not be read stops what needs it, and nothing else")
  func unreadableFile() throws {
    func running(_ command: String) throws -> ProcessResult {
      try runAsOwner(
        "bash -c 'chmod 000 b.md && \(command); code=$?; chmod 644 b.md; exit $code'"
      )
    }
    let shown = try running("kanban-md show")
    #expect(shown.exitCode == 0)
    #expect(shown.text.contains("the card"))
    #expect(try running("kanban-md lint").text.contains(": Permission denied; mend it"))
    let added = try running("kanban-md add b x")
    #expect(added.exitCode == 1)
    #expect(added.errorText == "error: cannot read 'b.md': Permission denied\n")
  }
}
