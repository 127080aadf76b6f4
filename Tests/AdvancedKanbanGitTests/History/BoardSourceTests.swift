import AdvancedKanbanGit
import AdvancedKanbanMarkdown
import Git
import TestSupport
import Testing

@Suite("A board is read")
struct BoardSourceTests {
  @Test("from a commit, from the index and from the work tree")
  func readsAll() throws {
    let board = try TestBoard()
    try board.repository.write("- staged\n", to: "board/doing.md")
    try board.repository.git("add", "board")
    try board.repository.write("- edited\n", to: "board/doing.md")
    for (source, title) in [
      (.revision("HEAD"), "five"), (.index, "staged"), (.workTree, "edited"),
    ] as [(BoardSource, String)] {
      let stored = try board.store.board(from: source)
      #expect(stored.board.columns.map(\.id) == ["todo", "doing", "done"])
      #expect(stored.board.columns[1].cards.first?.title == title)
    }
    let index = try board.store.board(from: .index)
    #expect(try index.blob(of: "doing.md")?.description == board.repository.id(":board/doing.md"))
    let hash = try board.repository.git("hash-object", "board/doing.md").lines.joined()
    #expect(try board.store.board(from: .workTree).blob(of: "doing.md")?.description == hash)
    #expect(index.blob(of: "other.md") == nil)
  }

  @Test(
    "as empty where it was not there yet",
    arguments: [.revision("HEAD"), .index] as [BoardSource]
  )
  func isEmpty(_ source: BoardSource) throws {
    let repository = try TestRepository()
    try repository.write("- x\n", to: "board/a.md")
    let board = TestBoard(of: repository)
    #expect(try board.store.board(from: source).board.columns.isEmpty)
    try repository.write("x", to: "other.txt")
    try repository.git("add", "other.txt")
    try repository.git("commit", "--quiet", "--message", "Other")
    #expect(try board.store.board(from: source).board.columns.isEmpty)
    #expect(try board.store.board(from: .workTree).board.columns.count == 1)
    #expect(throws: KanbanStoreError.repository(.unknownRevision("HEAD~1"))) {
      try board.store.board(from: .revision("HEAD~1"))
    }
  }

  @Test("though its folder is gone")
  func isGone() throws {
    let board = try TestBoard()
    try board.repository.git("rm", "-r", "--quiet", "--cached", "board")
    try board.repository.sandbox.run("rm", ["-r", board.path]).expectSuccess()
    #expect(try board.store.board(from: .workTree).board.columns.isEmpty)
    #expect(try board.store.board(from: .index).board.columns.isEmpty)
    #expect(try board.store.board(from: .revision("HEAD")).board.columns.count == 3)
  }

  @Test("through links, as far as they stay inside")
  func followsLinks() throws {
    let repository = try TestRepository()
    try repository.commit(["shared/far.md": "- far\n", "board/a.md": "- near\n"])
    for (target, name) in [
      ("../short/far.md", "b"), ("/etc/hostname", "c"), ("../../x.md", "d"), ("e.md", "e"),
    ] {
      try repository.sandbox.run("ln", ["-s", target, "\(repository.path)/board/\(name).md"])
        .expectSuccess()
    }
    try repository.sandbox.run("ln", ["-s", "shared", "\(repository.path)/short"]).expectSuccess()
    try repository.commit([:])
    for source in [.revision("HEAD"), .index] as [BoardSource] {
      let columns = try TestBoard(of: repository).store.board(from: source).board.columns
      #expect(columns.map(\.id) == ["a", "b"])
      #expect(columns.last?.cards.map(\.title) == ["far"])
    }
  }

  @Test("from an index without what is only announced, and not while files are in conflict")
  func readsOddIndex() throws {
    let board = try TestBoard()
    try board.repository.write("- new\n", to: "board/new.md")
    try board.repository.git("add", "--intent-to-add", "board/new.md")
    #expect(try board.store.board(from: .index).blob(of: "new.md") == nil)
    try board.repository.git("rm", "--quiet", "--cached", "board/new.md")
    try board.branch("side", ["board/todo.md": "- side\n"], message: "Side")
    try board.repository.commit(["board/todo.md": "- main\n"])
    _ = try board.repository.run(["merge", "--quiet", "side"])
    #expect(throws: KanbanStoreError.repository(.conflicts)) {
      try board.store.board(from: .index)
    }
  }

  @Test("from the work tree as git would store it")
  func passesFilters() throws {
    let board = try TestBoard("core.autocrlf=true")
    try board.repository.write("- one\r\n  two\r\n", to: "board/todo.md")
    let stored = try board.store.board(from: .workTree)
    #expect(stored.board.columns[0].cards.first?.body == "two")
    try board.repository.git("add", "board")
    #expect(try stored.blob(of: "todo.md") == board.store.board(from: .index).blob(of: "todo.md"))
  }

  @Test("from both sides of a range")
  func readsRanges() throws {
    let board = try TestBoard()
    let start = try board.repository.id("HEAD")
    try board.branch("side", ["board/todo.md": "- side\n"], message: "Side")
    try board.repository.commit(["board/done.md": "- main\n"])
    func sources(_ range: String) throws -> [BoardSource] {
      let sources = try board.store.sources(of: RevisionRange(range))
      return [sources.old, sources.new]
    }
    #expect(try sources("side") == [.revision("side"), .workTree])
    #expect(try sources("side..") == [.revision("side"), .revision("HEAD")])
    #expect(try sources("...side") == [.revision(start), .revision("side")])
    try board.repository.git("checkout", "--quiet", "--orphan", "alone")
    try board.repository.commit([:])
    #expect(throws: KanbanStoreError.repository(.noMergeBase("main", "HEAD"))) {
      try sources("main...")
    }
  }
}
