import Git
import TestSupport
import Testing

@Suite("Making a repository")
struct CreationTests {
  let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
    try Hermetic.isolation.get()
  }

  @Test("With a first branch, in a new folder")
  func initialBranch() throws {
    let path = "\(sandbox.path)/new/repository"
    let repository = try Repository(creatingAt: path, initialBranch: "trunk")
    #expect(repository.workTree == path)
    let head = try repository.head()
    #expect(head == Head(referenceName: "refs/heads/trunk", commit: nil))
    let status = try sandbox.run(
      "git",
      ["status", "--branch", "--porcelain"],
      in: "new/repository"
    )
    #expect(status.lines == ["## No commits yet on trunk"])
  }

  @Test("Without one, git's choice")
  func defaultBranch() throws {
    let repository = try Repository(creatingAt: "\(sandbox.path)/repository")
    let head = try repository.head()
    #expect(head.referenceName == "refs/heads/master")
  }

  @Test("Without one, git's choice as variables have it")
  func configuredBranch() throws {
    let variables = ["GIT_CONFIG_PARAMETERS": "'init.defaultBranch=trunk'"]
    let path = "\(sandbox.path)/repository"
    let repository = try Repository(creatingAt: path, environment: variables)
    #expect(try repository.head() == Head(referenceName: "refs/heads/trunk", commit: nil))
  }

  @Test("Never over an existing one")
  func existing() throws {
    let test = try TestRepository()
    #expect(failure { _ = try Repository(creatingAt: test.path) } == .exists)
  }

  @Test("Not with a first branch that git would refuse", arguments: ["a b", "a..b", "-x", ""])
  func invalidBranch(name: String) throws {
    let path = "\(sandbox.path)/repository"
    #expect(failure { _ = try Repository(creatingAt: path, initialBranch: name) } == .invalid)
    #expect(try sandbox.run("ls", ["repository"]).exitCode != 0)
  }
}
