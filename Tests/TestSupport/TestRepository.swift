/// A real repository in a sandbox, made and judged by the real git.
package struct TestRepository: Sendable {
  package var sandbox: Sandbox

  /// The folder of the work tree, relative to the sandbox.
  private let folder: String

  /// Makes an empty repository, whose first branch is `main`, with these options for `git init`.
  package init(_ options: String...) throws {
    let sandbox = try Sandbox()
    try sandbox.run("git", ["init", "--quiet"] + options + ["repository"]).expectSuccess()
    self.init(sandbox: sandbox, folder: "repository")
  }

  private init(sandbox: Sandbox, folder: String) {
    self.sandbox = sandbox
    self.folder = folder
  }

  /// The absolute path of the work tree.
  package var path: String { "\(sandbox.path)/\(folder)" }

  /// Runs git in the work tree, whatever its exit code.
  package func run(_ arguments: [String], input: [UInt8] = []) throws -> ProcessResult {
    try sandbox.run("git", arguments, in: folder, input: input)
  }

  /// Runs git in the work tree; it must succeed.
  @discardableResult
  package func git(_ arguments: String..., input: [UInt8] = []) throws -> ProcessResult {
    try run(arguments, input: input).expectSuccess()
  }

  /// Another work tree in the same sandbox.
  package func neighbour(_ folder: String) -> TestRepository {
    TestRepository(sandbox: sandbox, folder: folder)
  }

  /// Adds a linked work tree on a new branch of the same name.
  package func linkedWorkTree(_ name: String) throws -> TestRepository {
    try git("worktree", "add", "--quiet", "../\(name)")
    return TestRepository(sandbox: sandbox, folder: name)
  }
}

/// Files are named relative to the work tree.
extension TestRepository {
  package func write(_ content: [UInt8], to file: String) throws {
    try sandbox.write(content, to: "\(folder)/\(file)")
  }

  package func write(_ text: String, to file: String) throws {
    try write(Array(text.utf8), to: file)
  }

  package func read(_ file: String) throws -> [UInt8] {
    try sandbox.read("\(folder)/\(file)")
  }

  /// Writes files, stages them and commits; gives the ID of the commit.
  @discardableResult
  package func commit(_ files: [String: String], message: String = "Change") throws -> String {
    for (file, text) in files { try write(text, to: file) }
    try git("add", "--all")
    try git("commit", "--quiet", "--allow-empty", "--message", message)
    return try id("HEAD")
  }
}

/// What git says about the repository.
extension TestRepository {
  /// The ID that a revision stands for.
  package func id(_ revision: String) throws -> String {
    try git("rev-parse", "--verify", revision).lines.joined()
  }

  /// The lines of `git status --porcelain`.
  package func status() throws -> [String] {
    try git("status", "--porcelain").lines
  }

  /// The content of an object, such as `HEAD:board.md`.
  package func catFile(_ object: String) throws -> [UInt8] {
    try git("cat-file", "-p", object).output
  }

  /// The lines of `git diff --numstat`, for these further arguments.
  package func numstat(_ arguments: String...) throws -> [String] {
    try run(["diff", "--numstat"] + arguments).expectSuccess().lines
  }

  /// The subjects in the log of a reference, latest first.
  package func reflog(_ reference: String) throws -> [String] {
    try git("reflog", "show", "--format=%gs", reference).lines
  }

  /// Throws what `git fsck --strict` has to say, if it says anything.
  package func fsck() throws {
    let result = try git("fsck", "--strict", "--no-progress", "--no-dangling")
    guard result.output.isEmpty, result.errors.isEmpty else {
      throw ProcessFailure(description: "git fsck: \(result.text)\(result.errorText)")
    }
  }
}
