import Git
import TestSupport
import Testing

@Suite("Moving references")
struct ReferenceTests {
  let test: TestRepository

  init() throws {
    test = try TestRepository()
    try test.commit(["file": "one"])
  }

  @Test("A branch moves, and both logs tell")
  func move() throws {
    let repository = try test.open()
    let old = try test.objectID("HEAD")
    let new = try commit(in: repository, parents: [old])
    try update("refs/heads/main", from: old, to: new, in: repository)
    #expect(try test.objectID("main") == new)
    #expect(try test.reflog("main").first == "move: One to Two")
    #expect(try test.reflog("HEAD").first == "move: One to Two")
    #expect(try test.reflog("HEAD").count == 2)
    #expect(
      try test.git("reflog", "--format=%gn <%ge>").lines[0] == "A. U. Thor <author@example.com>"
    )
    try test.fsck()
  }

  @Test("Packed references move as well")
  func packed() throws {
    try test.git("pack-refs", "--all")
    let repository = try test.open()
    let old = try test.objectID("HEAD")
    let new = try commit(in: repository, parents: [old])
    try update("refs/heads/main", from: old, to: new, in: repository)
    #expect(try test.objectID("main") == new)
    try test.fsck()
  }

  @Test("A branch that has moved meanwhile stays")
  func modified() throws {
    let repository = try test.open()
    let old = try test.objectID("HEAD")
    let new = try commit(in: repository, parents: [old])
    try test.commit(["file": "two"])
    let meanwhile = try test.objectID("HEAD")
    let log = try test.reflog("HEAD")
    let kind = failure { try update("refs/heads/main", from: old, to: new, in: repository) }
    #expect(kind == .modified)
    #expect(try test.objectID("HEAD") == meanwhile)
    #expect(try test.reflog("HEAD") == log)
    try test.git("update-ref", "refs/heads/main", old.description)
  }

  @Test("A branch that must not exist and does stays")
  func unexpected() throws {
    let repository = try test.open()
    let old = try test.objectID("HEAD")
    let new = try commit(in: repository, parents: [])
    let kind = failure { try update("refs/heads/main", from: nil, to: new, in: repository) }
    #expect(kind == .modified)
    #expect(try test.objectID("HEAD") == old)
  }

  @Test("A branch that somebody else is moving is locked")
  func locked() throws {
    let repository = try test.open()
    let old = try test.objectID("HEAD")
    let new = try commit(in: repository, parents: [old])
    try test.write("", to: ".git/refs/heads/main.lock")
    let kind = failure { try update("refs/heads/main", from: old, to: new, in: repository) }
    #expect(kind == .locked)
  }

  @Test("The first commit makes the branch")
  func unborn() throws {
    let test = try TestRepository()
    let repository = try test.open()
    let head = try repository.head()
    #expect(head == Head(referenceName: "refs/heads/main", commit: nil))
    #expect(!head.isDetached)
    let new = try commit(in: repository, parents: [])
    try update(head.referenceName, from: nil, to: new, in: repository)
    let now = try repository.head()
    #expect(now.commit == new)
    #expect(try test.reflog("main") == ["move: One to Two"])
    #expect(try test.reflog("HEAD") == ["move: One to Two"])
    #expect(try test.status() == ["D  file"])
    try test.fsck()
  }

  @Test("A detached HEAD moves itself")
  func detached() throws {
    try test.git("checkout", "--quiet", "--detach")
    let repository = try test.open()
    let old = try test.objectID("HEAD")
    let head = try repository.head()
    #expect(head == Head(referenceName: "HEAD", commit: old))
    #expect(head.isDetached)
    let new = try commit(in: repository, parents: [old])
    try update("HEAD", from: old, to: new, in: repository)
    #expect(try test.objectID("HEAD") == new)
    #expect(try test.objectID("main") == old)
    #expect(try test.reflog("HEAD").first == "move: One to Two")
    #expect(try test.git("rev-parse", "--abbrev-ref", "HEAD").lines == ["HEAD"])
    try test.fsck()
  }

  @Test("A HEAD that has been attached meanwhile stays")
  func attached() throws {
    try test.git("checkout", "--quiet", "--detach")
    let repository = try test.open()
    let old = try test.objectID("HEAD")
    let new = try commit(in: repository, parents: [old])
    try test.git("checkout", "--quiet", "main")
    #expect(failure { try update("HEAD", from: old, to: new, in: repository) } == .modified)
    #expect(try test.git("symbolic-ref", "HEAD").lines == ["refs/heads/main"])
  }

  @Test("In a linked work tree its own HEAD gets the line")
  func linkedWorkTree() throws {
    let linked = try test.linkedWorkTree("linked")
    let repository = try linked.open()
    let old = try test.objectID("HEAD")
    let new = try commit(in: repository, parents: [old])
    try update("refs/heads/linked", from: old, to: new, in: repository)
    #expect(try linked.objectID("HEAD") == new)
    #expect(try test.objectID("HEAD") == old)
    #expect(try linked.reflog("HEAD").first == "move: One to Two")
    #expect(try linked.reflog("linked").first == "move: One to Two")
    #expect(try test.reflog("HEAD").count == 1)
    try linked.fsck()
  }

  private func commit(
    in repository: borrowing Repository,
    parents: [ObjectID]
  ) throws -> ObjectID {
    let blob = try repository.writeBlob(Array("two".utf8))
    return try repository.createCommit(
      tree: try repository.writeTree(
        updating: nil,
        [.upsert(path: "file", id: blob, mode: .file)]
      ),
      parents: parents,
      message: Array("Move".utf8)
    )
  }

  private func update(
    _ name: String,
    from old: ObjectID?,
    to new: ObjectID,
    in repository: borrowing Repository
  ) throws {
    try repository.updateReference(
      name,
      from: old,
      to: new,
      logMessage: "move: One to Two",
      by: Hermetic.signature
    )
  }
}
