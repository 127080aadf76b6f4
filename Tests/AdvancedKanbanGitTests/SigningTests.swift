import AdvancedKanban
import AdvancedKanbanGit
import AdvancedKanbanMarkdown
import TestSupport
import Testing

/// Commits are signed by the programs that git uses, and git verifies them.
@Suite struct SigningTests {
  /// A program in the place of the real one, which notes down what it is given.
  private func fake(_ script: String, of board: TestBoard) throws -> String {
    try board.program("#!/bin/sh\n\(script)\n", at: ".git/fake")
    return board.repository.path + "/.git/fake"
  }

  private func move(_ board: TestBoard) throws {
    try board.store.apply(board.move("one", to: "doing", at: 1))
  }

  /// Expects that signing fails and changes nothing.
  private func expect(_ problem: SigningProblem, on board: TestBoard) throws {
    let before = try board.state()
    #expect(throws: KanbanStoreError.signing(problem)) { try move(board) }
    #expect(try board.state() == before)
    #expect(board.isClean)
    try board.repository.fsck()
  }

  @Test(
    "With a key of OpenPGP, which is the committer's where no other is named",
    .enabled(if: isInstalled("gpg"), "the Debian package gnupg is not installed")
  )
  func openPGP() throws {
    let keys = try KeyRing()
    defer { keys.end() }
    let board = try TestBoard(with: ["commit.gpgSign=true"], keys: keys)
    try move(board)
    let verified = try board.repository.git("verify-commit", "HEAD")
    #expect(verified.errorText.contains("Good signature from \"C. O. Mitter"))
    let own = try board.repository.catFile("HEAD").text
    try board.repository.git("commit", "--quiet", "--amend", "--no-edit")
    let theirs = try board.repository.catFile("HEAD").text
    #expect(own.lines(outside: "gpgsig") == theirs.lines(outside: "gpgsig"))
    try board.repository.fsck()
  }

  @Test(
    "With a key of OpenPGP that nobody has",
    .enabled(if: isInstalled("gpg"), "the Debian package gnupg is not installed")
  )
  func missingKey() throws {
    let keys = try KeyRing()
    defer { keys.end() }
    let board = try TestBoard(with: ["commit.gpgSign=true", "user.signingKey=nobody"], keys: keys)
    let before = try board.state()
    let error = #expect(throws: KanbanStoreError.self) { try move(board) }
    guard case .signing(.failed("gpg", let reason)) = error else {
      throw TestFailure("\(String(describing: error))")
    }
    #expect(reason.contains("No secret key"))
    #expect(!reason.contains("[GNUPG:]"))
    #expect(try board.state() == before)
  }

  @Test(
    "With a key of SSH in a file",
    .enabled(if: isInstalled("ssh-keygen"), "the Debian package openssh-client is not installed"),
    arguments: ["../key", "~/key"]
  )
  func sshFile(_ name: String) throws {
    let board = try TestBoard(with: [
      "commit.gpgSign=true", "gpg.format=ssh", "user.signingKey=\(name)",
    ])
    let folder = name.hasPrefix("~") ? "home" : ""
    try board.makeSSHKey(in: folder)
    try move(board)
    let verified = try board.repository.git("verify-commit", "HEAD")
    #expect(verified.errorText.contains("Good \"git\" signature for committer@example.com"))
    #expect(board.isClean)
    try board.repository.fsck()
  }

  @Test("With a key of SSH that an agent has, and a command that names it")
  func sshCommand() throws {
    let board = try TestBoard(with: ["commit.gpgSign=true", "gpg.format=ssh"])
    let program = try fake(
      """
      printf '%s\\n' "$@" > ../arguments
      for file in "$6" "$8"; do cat "$file" >> ../contents; done
      printf 'MARK\\r\\nLINE\\n' > "$8.sig"
      """,
      of: board
    )
    try board.repository.git("config", "gpg.ssh.program", program)
    try expect(.noKey, on: board)
    try board.repository.git("config", "gpg.ssh.defaultKeyCommand", "echo 'key::ssh-x  $HOME' ;")
    try move(board)
    let arguments = board.lines(of: "arguments")
    #expect(arguments.prefix(5) == ["-Y", "sign", "-n", "git", "-f"])
    #expect(arguments[6] == "-U")
    #expect(board.lines(of: "contents")[0].hasPrefix("ssh-x  $HOME ;tree "))
    let commit = try board.repository.catFile("HEAD").text
    #expect(commit.contains("-0700\ngpgsig MARK\n LINE\n\nMove"))
    for command in ["echo none", "false", "no-such-program", "echo 'a"] {
      try board.repository.git("config", "gpg.ssh.defaultKeyCommand", command)
      #expect(throws: KanbanStoreError.self) {
        try board.store.apply(board.move("two", to: "doing", at: 1))
      }
    }
    #expect(try board.repository.status() == [])
  }

  @Test("With X.509 by its program, as git calls it")
  func x509() throws {
    let board = try TestBoard(with: [
      "commit.gpgSign=true", "gpg.format=x509", "user.signingKey=me",
    ])
    let script = """
      printf '%s\\n' "$@" >> ../arguments
      cat > ../content
      echo '[GNUPG:] SIG_CREATED D' >&2
      echo SIGNATURE
      """
    try board.repository.git("config", "gpg.x509.program", fake(script, of: board))
    try move(board)
    let own = try board.repository.catFile("HEAD").text
    #expect(own.contains("\ngpgsig SIGNATURE\n\nMove"))
    #expect(try board.repository.sandbox.read("content").text == own.lines(outside: "gpgsig"))
    try board.repository.git("commit", "--quiet", "--amend", "--no-edit")
    let arguments = board.lines(of: "arguments")
    #expect(arguments == ["--status-fd=2", "-bsau", "me", "--status-fd=2", "-bsau", "me"])
    #expect(try board.repository.catFile("HEAD").text == own)
  }

  @Test("Nothing is committed where the program fails, or only says that it did not")
  func failing() throws {
    let board = try TestBoard(with: ["commit.gpgSign=true"])
    let script = "echo '[GNUPG:] FAILURE sign 1' >&2; echo no card >&2; exit 2"
    let program = try fake(script, of: board)
    try board.repository.git("config", "gpg.program", program)
    try expect(.failed(program: program, reason: "no card"), on: board)
    _ = try fake("echo SIGNATURE", of: board)
    try expect(.failed(program: program, reason: "it ended with 0"), on: board)
    try board.repository.git("config", "gpg.program", "no-such-program")
    try expect(
      .failed(program: "no-such-program", reason: "No such file or directory"),
      on: board
    )
    let store = try board.store
    store.options.isSigning = false
    try store.apply(board.move("one", to: "doing", at: 1))
    #expect(try !board.repository.catFile("HEAD").text.contains("gpgsig"))
  }

  @Test("An unknown format is refused")
  func unknownFormat() throws {
    let board = try TestBoard(with: ["commit.gpgSign=true", "gpg.format=wax"])
    let problem = RepositoryProblem.other("invalid value for 'gpg.format': 'wax'")
    #expect(throws: KanbanStoreError.repository(problem)) { try move(board) }
    #expect(try board.repository.status() == [])
  }
}

/// Whether a program can be run here.
private func isInstalled(_ program: String) -> Bool {
  let result = try? Sandbox().run("sh", ["-c", "command -v \(program)"])
  return result?.exitCode == 0
}

/// A key of OpenPGP for one test.
struct KeyRing {
  let sandbox: Sandbox

  init() throws {
    var sandbox = try Sandbox()
    sandbox.environment["GNUPGHOME"] = sandbox.path + "/home"
    self.sandbox = sandbox
    try sandbox.run("chmod", ["700", "home"]).expectSuccess()
    let user = "C. O. Mitter <committer@example.com>"
    let options = ["--batch", "--quiet", "--passphrase", "", "--quick-generate-key"]
    try sandbox.run("gpg", options + [user, "ed25519", "sign"]).expectSuccess()
  }

  /// Ends the agent that holds the key.
  func end() { _ = try? sandbox.run("gpgconf", ["--kill", "all"]) }
}

extension TestBoard {
  /// A committed board in a repository that is configured after that; its programs may see a key ring.
  init(with options: [String], keys: KeyRing? = nil) throws {
    var repository = try TestRepository()
    repository.sandbox.environment["GNUPGHOME"] = keys?.sandbox.environment["GNUPGHOME"]
    self.init(of: repository)
    try repository.commit(Self.files, message: "Start")
    for option in options {
      let parts = option.split(separator: "=", maxSplits: 1).map(String.init)
      try repository.git("config", parts[0], parts[1])
    }
  }

  /// Makes a key of SSH, which git trusts.
  fileprivate func makeSSHKey(in folder: String) throws {
    let sandbox = repository.sandbox
    try sandbox.run("ssh-keygen", ["-q", "-t", "ed25519", "-N", "", "-f", "key"], in: folder)
      .expectSuccess()
    let key = try sandbox.read("\(folder)/key.pub").text
    try sandbox.write("committer@example.com \(key)", to: "signers")
    try repository.git("config", "gpg.ssh.allowedSignersFile", sandbox.path + "/signers")
  }
}

extension String {
  /// The text without a header of a commit.
  fileprivate func lines(outside header: String) -> String {
    var isInside = false
    let lines = split(separator: "\n", omittingEmptySubsequences: false).filter { line in
      isInside = line.hasPrefix(header + " ") || isInside && line.hasPrefix(" ")
      return !isInside
    }
    return lines.joined(separator: "\n")
  }
}
