import Git
import TestSupport
import Testing

@Suite("Reading objects")
struct ReadingTests {
  let test: TestRepository

  init() throws {
    test = try TestRepository()
    try test.commit(["board/one.md": "one\n", "board/sub/two.md": "two\n", "top": "top"])
  }

  @Test("A blob by its path")
  func blob() throws {
    let repository = try test.open()
    let head = try test.objectID("HEAD")
    let found = try repository.treeEntry(at: "board/one.md", in: head)
    let entry = try #require(found)
    #expect(entry.mode == .file)
    #expect(entry.name == "one.md")
    #expect(entry.id == (try test.objectID("HEAD:board/one.md")))
    let content = try repository.blob(entry.id)
    #expect(content == Array("one\n".utf8))
  }

  @Test(
    "Paths that are not there",
    arguments: ["nothing", "board/nothing", "top/nothing", "a/b/c"]
  )
  func missingEntry(path: String) throws {
    let repository = try test.open()
    let entry = try repository.treeEntry(at: path, in: try test.objectID("HEAD"))
    #expect(entry == nil)
  }

  @Test("The entries of a folder")
  func entries() throws {
    let repository = try test.open()
    let head = try test.objectID("HEAD")
    let board = try repository.entries(ofTreeAt: "board", in: head)
    #expect(board.map(\.name) == ["one.md", "sub"])
    #expect(board.map(\.mode) == [.file, .tree])
    let root = try repository.entries(ofTreeAt: "", in: head)
    #expect(root.map(\.name) == ["board", "top"])
    #expect(try repository.entries(ofTreeAt: "nothing", in: head).isEmpty)
    #expect(try repository.entries(ofTreeAt: "top", in: head).isEmpty)
  }

  @Test("A name that is no UTF-8")
  func nameOfBytes() throws {
    let blob = try test.id("HEAD:top")
    let line = Array("100644 blob \(blob)\t".utf8) + [0xff, 0x2e, 0x6d, 0x64, 0x0a]
    let tree = try test.git("mktree", input: line).lines[0]
    let repository = try test.open()
    let entries = try repository.entries(ofTreeAt: "", in: try test.objectID(tree))
    #expect(entries.map(\.nameBytes) == [[0xff, 0x2e, 0x6d, 0x64]])
    #expect(entries.map(\.name) == ["\u{fffd}.md"])
  }

  @Test("What a commit says")
  func commit() throws {
    let first = try test.objectID("HEAD")
    try test.commit(["top": "changed"], message: "Änderung\n\nBody: text")
    let repository = try test.open()
    let commit = try repository.commit(try test.objectID("HEAD"))
    #expect(commit.parents == [first])
    #expect(commit.tree == (try test.objectID("HEAD^{tree}")))
    #expect(commit.message == "Änderung\n\nBody: text\n")
    #expect(commit.author == Hermetic.signature)
    #expect(commit.committer.email == "committer@example.com")
  }

  @Test(
    "Revisions",
    arguments: ["HEAD", "@", "main", "v1", "HEAD~0", "refs/heads/main", "main@{0}"]
  )
  func revision(_ revision: String) throws {
    try test.git("tag", "--annotate", "--message=One", "v1")
    let repository = try test.open()
    #expect(try repository.resolve(revision: revision) == (try test.objectID("HEAD")))
  }

  @Test(
    "Revisions that are none",
    arguments: ["nothing", "HEAD~7", "HEAD:top", "deadbeef", "", "a b", "main..main", "^"]
  )
  func unknownRevision(_ revision: String) throws {
    let repository = try test.open()
    let kind = failure { _ = try repository.resolve(revision: revision) }
    #expect(kind == .notFound || kind == .invalid)
  }

  @Test("An abbreviation of two commits is ambiguous")
  func ambiguous() throws {
    let blobs = try (0..<1000).map { number in
      let content = Array("\(number)".utf8)
      return (content, try Repository.hashBlob(content).description.prefix(4))
    }
    let twins = Dictionary(grouping: blobs, by: \.1).values.first { $0.count > 1 }
    for (content, _) in try #require(twins) {
      try test.git("hash-object", "-w", "--stdin", input: content)
    }
    let prefix = twins?.first?.1 ?? ""
    let repository = try test.open()
    #expect(failure { _ = try repository.resolve(revision: String(prefix)) } == .ambiguous)
  }

  @Test("HEAD of a branch without commits is no revision yet")
  func unborn() throws {
    let repository = try TestRepository().open()
    #expect(failure { _ = try repository.resolve(revision: "HEAD") } == .notFound)
  }
}
