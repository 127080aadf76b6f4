import Git
import TestSupport
import Testing

@Suite("Finding a repository")
struct DiscoveryTests {
  @Test("From a folder below the root")
  func subfolder() throws {
    let test = try TestRepository()
    try test.write("text", to: "one/two/file")
    let repository = try openRepository(at: "\(test.path)/one/two")
    #expect(repository.workTree == test.path)
    #expect(repository.gitDirectory == "\(test.path)/.git")
    #expect(repository.commonDirectory == "\(test.path)/.git")
    #expect(repository.isBare == false)
    #expect(repository.isShallow == false)
    #expect(repository.operationInProgress == nil)
  }

  @Test("None there")
  func none() throws {
    let folder = try TemporaryDirectory()
    #expect(failure { _ = try openRepository(at: folder.path) } == .notFound)
  }

  @Test("A bare one has no work tree")
  func bare() throws {
    let test = try TestRepository("--bare")
    let repository = try test.open()
    #expect(repository.isBare == true)
    #expect(repository.workTree == nil)
  }

  @Test("A linked work tree has its own git directory and HEAD")
  func linkedWorkTree() throws {
    let test = try TestRepository()
    try test.commit(["file": "text"])
    let linked = try test.linkedWorkTree("linked")
    let repository = try linked.open()
    #expect(repository.workTree == linked.path)
    #expect(repository.gitDirectory == "\(test.path)/.git/worktrees/linked")
    #expect(repository.commonDirectory == "\(test.path)/.git")
    let head = try repository.head()
    #expect(head.referenceName == "refs/heads/linked")
  }

  @Test("GIT_DIR alone makes the current folder the work tree, as in git")
  func gitDirectoryVariable() throws {
    let test = try TestRepository()
    try test.sandbox.write("text", to: "elsewhere/file")
    let variables = ["GIT_DIR": "../repository/.git"]
    let elsewhere = "\(test.sandbox.path)/elsewhere"
    let repository = try openRepository(at: "/", environment: variables, directory: elsewhere)
    #expect(repository.workTree == elsewhere)
    var sandbox = test.sandbox
    sandbox.environment.merge(variables) { $1 }
    let top = try sandbox.run("git", ["rev-parse", "--show-toplevel"], in: "elsewhere")
    #expect(top.lines == [elsewhere])
  }

  @Test("GIT_WORK_TREE and GIT_INDEX_FILE are honoured")
  func workTreeAndIndexVariables() throws {
    let test = try TestRepository()
    try test.commit(["file": "text"])
    try test.git("read-tree", "--index-output=.git/other", "--empty")
    let repository = try openRepository(
      at: test.path,
      environment: ["GIT_WORK_TREE": "..", "GIT_INDEX_FILE": ".git/other"],
      directory: test.path
    )
    #expect(repository.workTree == test.sandbox.path)
    #expect(repository.indexFile == "\(test.path)/.git/other")
    let index = try repository.index()
    #expect(index.entry(at: "file") == nil)
  }

  @Test("GIT_OBJECT_DIRECTORY gets the new objects")
  func objectDirectoryVariable() throws {
    let test = try TestRepository()
    try test.commit(["file": "text"])
    let head = try test.objectID("HEAD")
    try test.sandbox.write("", to: "objects/pack/.keep")
    let repository = try openRepository(
      at: test.path,
      environment: [
        "GIT_OBJECT_DIRECTORY": "\(test.sandbox.path)/objects",
        "GIT_ALTERNATE_OBJECT_DIRECTORIES": "\(test.path)/.git/objects",
      ]
    )
    _ = try repository.commit(head)
    let blob = try repository.writeBlob(Array("new".utf8)).description
    #expect(try test.run(["cat-file", "-e", blob]).exitCode != 0)
    #expect(try !test.sandbox.read("objects/\(blob.prefix(2))/\(blob.dropFirst(2))").isEmpty)
  }

  @Test("GIT_CEILING_DIRECTORIES ends the search")
  func ceiling() throws {
    let test = try TestRepository()
    try test.write("text", to: "one/two/file")
    let variables = ["GIT_CEILING_DIRECTORIES": "\(test.path)/one"]
    let open = { _ = try openRepository(at: "\(test.path)/one/two", environment: variables) }
    #expect(failure(of: open) == .notFound)
  }

  @Test("A repository of somebody else is told apart", .enabled(if: isRoot))
  func unsafeOwner() throws {
    let test = try TestRepository()
    try test.sandbox.run("chown", ["-R", "12345", "."], in: "repository").expectSuccess()
    #expect(failure { _ = try test.open() } == .unsafeOwner)
    #expect(try test.run(["status"]).errorText.contains("dubious ownership"))
  }

  @Test(
    "A repository of somebody else opens where variables say that it is safe",
    .enabled(if: isRoot),
    arguments: [("*", true), ("REPOSITORY", true), ("/elsewhere", false), ("", false)]
  )
  func safeDirectory(value: String, isSafe: Bool) throws {
    let test = try TestRepository()
    try test.sandbox.run("chown", ["-R", "12345", "."], in: "repository").expectSuccess()
    let path = value.replacing("REPOSITORY", with: test.path)
    try test.sandbox.write("[safe]\n\tdirectory = \(path)\n", to: "safe")
    for variables in [
      ["GIT_CONFIG_PARAMETERS": "'safe.directory=\(path)'"],
      ["GIT_CONFIG_GLOBAL": "\(test.sandbox.path)/safe"],
    ] {
      let open = { _ = try openRepository(at: test.path, environment: variables) }
      #expect(failure(of: open) == (isSafe ? nil : .unsafeOwner))
      var sandbox = test.sandbox
      sandbox.environment.merge(variables) { $1 }
      let git = try sandbox.run("git", ["status"], in: "repository")
      #expect(git.exitCode == (isSafe ? 0 : 128))
    }
  }

  @Test("A shallow clone")
  func shallow() throws {
    let test = try TestRepository()
    try test.commit(["file": "one"])
    try test.commit(["file": "two"])
    try test.git("clone", "--quiet", "--depth=1", "file://\(test.path)", "../shallow")
    let repository = try openRepository(at: "\(test.sandbox.path)/shallow")
    #expect(repository.isShallow == true)
  }
}
