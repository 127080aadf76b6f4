import Git
import TestSupport
import Testing

@Suite("Writing objects")
struct WritingTests {
  let test: TestRepository

  init() throws {
    test = try TestRepository()
    try test.commit(["board/one.md": "one\n", "board/sub/two.md": "two\n", "top": "top"])
  }

  @Test("A blob, stored and only hashed", arguments: ["", "text\n", "a\0b\r\n"])
  func blob(text: String) throws {
    let content = Array(text.utf8)
    let repository = try test.open()
    let hashed = try Repository.hashBlob(content)
    #expect(try test.run(["cat-file", "-e", hashed.description]).exitCode != 0)
    let written = try repository.writeBlob(content)
    #expect(written == hashed)
    #expect(try test.catFile(written.description) == content)
    try test.fsck()
  }

  @Test("A tree with one file changed in a folder leaves the rest alone")
  func upsert() throws {
    let repository = try test.open()
    let blob = try repository.writeBlob(Array("changed\n".utf8))
    let tree = try repository.writeTree(
      updating: try test.objectID("HEAD"),
      [.upsert(path: "board/sub/two.md", id: blob, mode: .executable)]
    )
    #expect(try test.numstat("HEAD", tree.description) == ["1\t1\tboard/sub/two.md"])
    #expect(try test.git("ls-tree", "-r", tree.description).text.contains("100755 blob \(blob)"))
    try test.fsck()
  }

  @Test("Removing the last file of a folder removes the folder, as git does")
  func removeLast() throws {
    let repository = try test.open()
    let tree = try repository.writeTree(
      updating: try test.objectID("HEAD"),
      [.remove(path: "board/one.md"), .remove(path: "board/sub/two.md")]
    )
    #expect(try test.git("ls-tree", "--name-only", "-r", "-t", tree.description).lines == ["top"])
    try test.fsck()
  }

  @Test("A tree from nothing")
  func fromNothing() throws {
    let repository = try test.open()
    let blob = try repository.writeBlob(Array("new\n".utf8))
    let updates: [TreeUpdate] = [
      .upsert(path: "b/c/file", id: blob, mode: .file),
      .upsert(path: "a", id: blob, mode: .file),
    ]
    let tree = try repository.writeTree(updating: nil, updates)
    let files = try test.git("ls-tree", "-r", "--name-only", tree.description).lines
    #expect(files == ["a", "b/c/file"])
    try test.fsck()
  }

  @Test("Random updates give the trees that git gives", arguments: 0..<8 as Range<UInt64>)
  func randomUpdates(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let repository = try test.open()
    var files: [String: ObjectID] = [:]
    var base: ObjectID?
    for _ in 0..<4 {
      let updates = try randomUpdates(of: &files, in: repository, using: &random)
      let tree = try repository.writeTree(updating: base, updates)
      #expect(tree.description == (try treeByGit(files)), "\(updates)")
      base = tree
    }
    try test.fsck()
  }

  /// Changes some of a few paths whose order as bytes and as trees differ.
  private func randomUpdates(
    of files: inout [String: ObjectID],
    in repository: borrowing Repository,
    using random: inout SeededGenerator
  ) throws -> [TreeUpdate] {
    let paths = ["a/b", "a-b", "a.md", "a/c/d", "a/c-d", "a/c.e", "a0", "z/y/x", "z/y-x"]
    let blob = try repository.writeBlob(Array("\(random.next())".utf8))
    return paths.shuffled(using: &random).prefix(4).map { path in
      if files.removeValue(forKey: path) != nil, Bool.random(using: &random) {
        return .remove(path: path)
      }
      files[path] = blob
      return .upsert(path: path, id: blob, mode: .file)
    }
  }

  private func treeByGit(_ files: [String: ObjectID]) throws -> String {
    let lines = files.map { "100644 blob \($1)\t\($0)\n" }.joined()
    try test.git("read-tree", "--empty")
    try test.git("update-index", "--index-info", input: Array(lines.utf8))
    return try test.git("write-tree").lines[0]
  }

  @Test("A commit that no reference points at")
  func commit() throws {
    let repository = try test.open()
    let head = try test.objectID("HEAD")
    let commit = try repository.createCommit(
      tree: try test.objectID("HEAD^{tree}"),
      parents: [head],
      message: Array("Subject\n\nBody: ü\n".utf8)
    )
    #expect(try test.objectID("HEAD") == head)
    #expect(
      String(decoding: try test.catFile(commit.description), as: UTF8.self) == """
        tree \(try test.id("HEAD^{tree}"))
        parent \(head)
        author A. U. Thor <author@example.com> 1112911993 -0700
        committer A. U. Thor <author@example.com> 1112911993 -0700

        Subject

        Body: ü

        """
    )
    try test.fsck()
  }

  @Test("A message with a NUL byte is refused")
  func messageWithNUL() throws {
    let repository = try test.open()
    let create = {
      (repository: borrowing Repository) in
      _ = try repository.createCommit(
        tree: try test.objectID("HEAD^{tree}"),
        parents: [],
        message: Array("a\0b".utf8)
      )
    }
    #expect(failure { try create(repository) } == .invalid)
  }
}
