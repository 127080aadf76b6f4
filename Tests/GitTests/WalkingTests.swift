import Git
import TestSupport
import Testing

@Suite("A walk")
struct WalkingTests {
  @Test("comes to children before their parents, and to the newest first")
  func isOrdered() throws {
    let repository = try TestRepository()
    try repository.commit(["a": "1"], at: 100)
    try repository.git("switch", "--quiet", "--create", "side")
    try repository.commit(["b": "1"], at: 300)
    try repository.git("switch", "--quiet", "main")
    try repository.commit(["a": "2"], at: 200)
    try repository.commit(["a": "3"], at: 400)
    try repository.merge("side", at: 500)
    #expect(try repository.walked("HEAD") == repository.revList("--date-order", "HEAD"))
  }

  @Test("puts a parent behind its child though its clock was ahead")
  func mistrustsClocks() throws {
    let repository = try TestRepository()
    try repository.commit(["a": "1"], at: 900)
    try repository.commit(["a": "2"], at: 100)
    try repository.commit(["a": "3"], at: 500)
    #expect(try repository.walked("HEAD") == repository.revList("HEAD"))
  }

  @Test("leaves out what is hidden, and follows first parents alone where it is told to")
  func hides() throws {
    let repository = try TestRepository.forked()
    #expect(
      try repository.walked("main", hiding: ["side"]) == repository.revList("main", "^side")
    )
    #expect(try repository.walked("side", hiding: ["main"]) == [])
    #expect(
      try repository.walked("main", isFirstParentOnly: true)
        == repository.revList("--first-parent", "main")
    )
    #expect(try repository.walked("HEAD~1", "side").count == 4)
  }

  @Test("ends where the history of a shallow clone ends")
  func endsInShallowClone() throws {
    let origin = try TestRepository.forked()
    let clone = try origin.clone("--depth=2")
    let repository = try clone.open()
    var walk = try CommitWalk(of: repository, from: [clone.objectID("HEAD")])
    var ends: [ObjectID] = []
    var count = 0
    while let commit = walk.next() {
      count += 1
      if commit.isCutOff { ends.append(commit.id) }
    }
    #expect(count == 3)
    #expect(ends.count == 2)
    #expect(
      try repository.mergeBase(of: clone.objectID("HEAD^"), and: clone.objectID("HEAD^2")) == nil
    )
  }

  @Test("names the commit that is missing")
  func namesMissing() throws {
    let test = try TestRepository.forked()
    let id = try test.id("HEAD~2")
    try test.sandbox.run("rm", ["-f", test.looseObject(id)]).expectSuccess()
    let repository = try test.open()
    let tip = try test.objectID("HEAD")
    #expect(
      failure { _ = try CommitWalk(of: repository, from: [tip]) }
        == .missingObject(ObjectID(hex: id))
    )
  }

  @Test("gives what a commit says", arguments: ["", "\n\n", "  \n One \n two \n\nthree\n"])
  func readsCommits(_ message: String) throws {
    let test = try TestRepository()
    try test.git(
      "commit",
      "--quiet",
      "--allow-empty",
      "--allow-empty-message",
      "--cleanup=verbatim",
      "--message",
      message
    )
    let repository = try test.open()
    let id = try test.objectID("HEAD")
    let info = try ObjectReader(of: repository).commit(id)
    #expect(info == (try repository.commit(id)) || message.first == "\n")
    #expect(try info.summary == test.git("log", "-1", "--format=%s").lines.joined())
    #expect(info.author.time.offsetInMinutes == -420)
  }
}
