import Git
import TestSupport
import Testing

@Suite("The index")
struct IndexTests {
  let test: TestRepository

  init() throws {
    test = try TestRepository()
    try test.commit(["board/one.md": "one\n", "board/two.md": "two\n", "other": "other\n"])
  }

  @Test("Setting one entry keeps what else is staged")
  func keepsStaged() throws {
    try test.write("staged\n", to: "other")
    try test.git("add", "other")
    try test.write("changed\n", to: "board/one.md")
    try set("board/one.md", "changed\n", stat: FileStat(ofFileAt: "\(test.path)/board/one.md"))
    #expect(try test.status() == ["M  board/one.md", "M  other"])
    try test.fsck()
  }

  @Test("Without the state of the file, git compares the contents")
  func withoutStat() throws {
    try set("board/one.md", "changed\n", stat: nil)
    #expect(try test.status() == ["MM board/one.md"])
    try test.write("changed\n", to: "board/one.md")
    #expect(try test.status() == ["M  board/one.md"])
  }

  @Test("A file is as it was staged until anybody touches it, and never in the second of the index")
  func unchanged() throws {
    let path = "\(test.path)/board/one.md"
    let isUnchanged = {
      let index = try test.open().index()
      return index.isUnchanged("board/one.md", with: try #require(FileStat(ofFileAt: path)))
    }
    func touch(_ path: String, _ second: Int) throws {
      try test.sandbox.run("touch", ["-d", "@\(second)", path]).expectSuccess()
    }
    try touch(path, 1_700_000_000)
    try test.git("update-index", "--refresh")
    try touch("\(test.path)/.git/index", 1_700_000_000)
    #expect(try !isUnchanged())
    try touch("\(test.path)/.git/index", 1_700_000_001)
    #expect(try isUnchanged())
    try touch(path, 1_700_000_002)
    #expect(try !isUnchanged())
  }

  @Test("The state of a file is what git itself would remember")
  func stat() throws {
    let debug = ["ls-files", "--debug", "--stage", "board/one.md"]
    try test.git("update-index", "--refresh")
    let byGit = try test.run(debug).lines
    try set("board/one.md", "one\n", stat: FileStat(ofFileAt: "\(test.path)/board/one.md"))
    #expect(try test.run(debug).lines == byGit)
  }

  @Test("What the user has marked an entry with stays")
  func flags() throws {
    try test.git("update-index", "--assume-unchanged", "board/one.md")
    try test.git("update-index", "--skip-worktree", "board/two.md")
    try set("board/one.md", "changed\n", stat: nil)
    try set("board/two.md", "changed\n", stat: nil)
    #expect(try test.git("ls-files", "-v", "board").lines == ["h board/one.md", "S board/two.md"])
    let repository = try test.open()
    let index = try repository.index()
    #expect(index.entry(at: "board/one.md")?.isAssumedUnchanged == true)
    #expect(index.entry(at: "board/two.md")?.isSkippedInWorkTree == true)
  }

  @Test("An entry that is only intended to be added becomes a real one")
  func intentToAdd() throws {
    try test.write("new\n", to: "new")
    try test.git("add", "--intent-to-add", "new")
    let repository = try test.open()
    let index = try repository.index()
    #expect(index.entry(at: "new")?.isIntentToAdd == true)
    try set("new", "new\n", stat: nil)
    #expect(try test.status() == ["A  new"])
  }

  @Test("Removing an entry")
  func remove() throws {
    let repository = try test.open()
    let index = try repository.index()
    try index.remove("board/one.md")
    try index.remove("nothing")
    try index.write()
    #expect(try test.status() == ["D  board/one.md", "?? board/one.md"])
  }

  @Test("Version 4 stays version 4")
  func version4() throws {
    try test.git("update-index", "--index-version=4")
    try set("board/one.md", "changed\n", stat: nil)
    #expect(try test.read(".git/index")[..<8] == Array("DIRC".utf8) + [0, 0, 0, 4])
    #expect(try test.git("ls-files").lines == ["board/one.md", "board/two.md", "other"])
    try test.fsck()
  }

  @Test("An index is read afresh each time")
  func fresh() throws {
    let repository = try test.open()
    let blob = try repository.writeBlob(Array("changed\n".utf8))
    let before = try repository.index()
    try before.set(path: "other", id: blob, mode: .file, stat: nil)
    let again = try repository.index()
    #expect(again.entry(at: "other")?.id != blob)
    try test.git("update-index", "--cacheinfo", "100644,\(blob),other")
    let after = try repository.index()
    #expect(after.entry(at: "other")?.id == blob)
  }

  @Test("GIT_INDEX_FILE names the file that is read and written")
  func indexFileVariable() throws {
    try test.git("read-tree", "--index-output=.git/other", "HEAD")
    let repository = try openRepository(
      at: test.path,
      environment: ["GIT_INDEX_FILE": "\(test.path)/.git/other"]
    )
    let index = try repository.index()
    try index.remove("other")
    try index.write()
    #expect(try test.status().isEmpty)
    var sandbox = test.sandbox
    sandbox.environment["GIT_INDEX_FILE"] = ".git/other"
    let status = try sandbox.run("git", ["status", "--porcelain"], in: "repository")
    #expect(status.lines == ["D  other", "?? other"])
  }

  @Test("A locked index is not written")
  func locked() throws {
    let repository = try test.open()
    let index = try repository.index()
    try test.write("", to: ".git/index.lock")
    #expect(repository.indexLockFile == "\(test.path)/.git/index.lock")
    try index.remove("other")
    #expect(failure { try index.write() } == .locked)
  }

  @Test("Conflicts are seen, and their paths have no entry")
  func conflicts() throws {
    try test.git("checkout", "--quiet", "-b", "side")
    try test.commit(["other": "side\n"])
    try test.git("checkout", "--quiet", "main")
    try test.commit(["other": "main\n"])
    #expect(try test.run(["merge", "side"]).exitCode == 1)
    let repository = try test.open()
    let index = try repository.index()
    #expect(index.hasConflicts == true)
    #expect(index.entry(at: "other") == nil)
    #expect(index.entry(at: "board/one.md") != nil)
    #expect(repository.operationInProgress == .merge)
  }

  @Test("In a linked work tree it is that one's")
  func linkedWorkTree() throws {
    let linked = try test.linkedWorkTree("linked")
    let repository = try linked.open()
    let index = try repository.index()
    try index.remove("other")
    try index.write()
    #expect(try linked.status() == ["D  other", "?? other"])
    #expect(try test.status().isEmpty)
  }

  private func set(_ path: String, _ text: String, stat: FileStat?) throws {
    let repository = try test.open()
    let blob = try repository.writeBlob(Array(text.utf8))
    let index = try repository.index()
    try index.set(path: path, id: blob, mode: .file, stat: stat)
    try index.write()
  }
}
