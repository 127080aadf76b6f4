import AdvancedKanbanGit
import Git
import TestSupport
import Testing

@Suite("The history of a board")
struct BoardHistoryTests {
  @Test("tells of every commit that has changed a file, with both blobs")
  func tells() throws {
    let board = try TestBoard()
    let start = try board.repository.id("HEAD")
    try board.repository.commit(["other.txt": "x"], message: "Not the board")
    try board.repository.commit(
      ["board/todo.md": "- a\n", "board/notes.txt": "n", "board/sub/x.md": "- x\n"],
      message: "Empty it\n\nAll of it."
    )
    let commits = try board.commits()
    #expect(commits.map(\.info.summary) == ["Empty it", "Start"])
    let change = try #require(commits.first?.ownChanges.first)
    #expect(commits.first?.ownChanges.count == 1)
    #expect(change.name == "todo.md")
    #expect(try change.old?.id.description == board.repository.id("\(start):board/todo.md"))
    #expect(try change.new?.id.description == board.repository.id("HEAD:board/todo.md"))
    #expect(commits.last?.changes == [commits.last?.ownChanges ?? []])
    #expect(commits.last?.ownChanges.map(\.name) == ["board.md", "doing.md", "done.md", "todo.md"])
    #expect(commits.last?.info.author.name == "A. U. Thor")
    #expect(commits.last?.info.author.time.offsetInMinutes == -420)
  }

  @Test("tells of renamed, removed and executable files")
  func tellsOfNames() throws {
    let board = try TestBoard()
    try board.repository.git("mv", "board/done.md", "board/finished.md")
    try board.repository.git("rm", "--quiet", "board/doing.md")
    try board.repository.git("update-index", "--chmod=+x", "board/todo.md")
    try board.repository.git("commit", "--quiet", "--message", "Names")
    let changes = try #require(try board.commits().first?.ownChanges)
    #expect(changes.map(\.name) == ["doing.md", "done.md", "finished.md", "todo.md"])
    #expect(changes.map { $0.new == nil } == [true, true, false, false])
    #expect(changes[1].old == changes[2].new)
    #expect(changes[3].old?.mode == .file && changes[3].new?.mode == .executable)
  }

  @Test("keeps a side branch that a merge has thrown away")
  func keepsSideBranch() throws {
    let board = try TestBoard()
    try board.branch("side", ["board/todo.md": "- away\n"], message: "Side")
    try board.repository.commit(["other.txt": "x"])
    try board.repository.git("merge", "--quiet", "--no-edit", "--strategy=ours", "side")
    let commits = try board.commits()
    #expect(commits.map(\.info.summary) == ["Merge branch 'side'", "Side", "Start"])
    #expect(commits[0].changes.map(\.count) == [0, 1])
    #expect(commits[0].ownChanges.isEmpty)
    let log = try board.repository.git("log", "--format=%s", "--", "board").lines
    #expect(log == ["Start"])
  }

  @Test("tells what merges did that no parent had")
  func tellsOfMerges() throws {
    let board = try TestBoard()
    try board.branch("one", ["board/todo.md": "- one\n"], message: "One")
    try board.branch("two", ["board/doing.md": "- two\n"], message: "Two")
    try board.repository.commit(["board/done.md": "- three\n"], message: "Three")
    try board.repository.git("merge", "--quiet", "--no-edit", "one", "two")
    let octopus = try #require(try board.commits().first)
    #expect(octopus.changes.map(\.count) == [2, 2, 2])
    #expect(octopus.ownChanges.isEmpty)

    try board.branch("evil", ["board/todo.md": "- evil\n"], message: "Evil")
    try board.repository.commit(["board/done.md": "- four\n"], message: "Four")
    try board.repository.git("merge", "--quiet", "--no-commit", "evil")
    try board.repository.commit(["board/doing.md": "- nobody's\n"], message: "Merge")
    let evil = try #require(try board.commits().first)
    #expect(evil.ownChanges.map(\.name) == ["doing.md"])
    #expect(evil.changes.map(\.count) == [2, 2])
    let branch = try board.commits(isFirstParentOnly: true)
    #expect(branch.map(\.changes.count) == [1, 1, 1, 1, 1])
    #expect(branch.first?.ownChanges.map(\.name) == ["doing.md", "todo.md"])
  }

  @Test("is that of a board at the root, too")
  func readsRoot() throws {
    let repository = try TestRepository()
    try repository.commit(["board.md": "- [A](a.md)\n", "a.md": "- x\n"], message: "Start")
    try repository.commit(["b.txt": "x", "sub/c.md": "- c\n"], message: "Other")
    try repository.commit(["a.md": "- y\n"], message: "Change")
    let board = TestBoard(in: "", of: repository)
    #expect(try board.commits().map(\.info.summary) == ["Change", "Start"])
  }

  @Test("is empty where nothing has been committed, and ends with a shallow clone")
  func ends() throws {
    let empty = try TestRepository()
    try empty.write("- x\n", to: "board/a.md")
    #expect(try TestBoard(of: empty).commits().isEmpty)

    let board = try TestBoard()
    try board.repository.commit(["board/todo.md": "- x\n"])
    let url = "file://\(board.repository.path)"
    try board.repository.git("clone", "--quiet", "--depth=1", url, "../shallow")
    let commits = try TestBoard(of: board.repository.neighbour("shallow")).commits()
    #expect(commits.map(\.isCutOff) == [true])
    #expect(commits.first?.ownChanges.count == 4)
  }

  @Test("takes ranges as git does")
  func takesRanges() throws {
    let board = try TestBoard()
    try board.branch("side", ["board/todo.md": "- side\n"], message: "Side")
    try board.repository.commit(["board/done.md": "- main\n"], message: "Main")
    func summaries(_ range: String) throws -> [String] {
      try board.commits(RevisionRange(range)).map(\.info.summary).sorted()
    }
    #expect(try summaries("side") == ["Side", "Start"])
    #expect(try summaries("main..side") == ["Side"])
    #expect(try summaries("side..") == ["Main"])
    #expect(try summaries("..side") == ["Side"])
    #expect(try summaries("main...side") == ["Main", "Side"])
    #expect(throws: KanbanStoreError.repository(.unknownRevision("nowhere"))) {
      _ = try summaries("main..nowhere")
    }
  }

  @Test("gives contents, and names what is missing, and fetches what a partial clone lacks")
  func givesContents() throws {
    let board = try TestBoard()
    let id = try #require(try board.commits().last?.ownChanges.last?.new?.id)
    let history = try board.store.history()
    #expect(try history.content(id) == board.repository.catFile("HEAD:board/todo.md"))
    try board.repository.git("config", "uploadpack.allowFilter", "true")
    let url = "file://\(board.repository.path)"
    try board.repository.git(
      "clone",
      "--quiet",
      "--bare",
      "--filter=blob:none",
      url,
      "../partial/.git"
    )
    let partial = board.repository.neighbour("partial")
    try partial.git("config", "core.bare", "false")
    try partial.git("config", "--unset", "remote.origin.promisor")
    try partial.write("", to: "board/board.md")
    let store = try TestBoard(of: partial).store
    var walk = try store.history()
    let change = try #require(try walk.next()?.ownChanges.last?.new?.id)
    #expect(throws: KanbanStoreError.repository(.missingObject("\(change)"))) {
      try walk.content(change)
    }
    try partial.git("config", "remote.origin.promisor", "true")
    let content = try TestBoard(of: partial).store.history().content(change)
    #expect(try content == board.repository.catFile("\(change)"))
  }
}

extension TestBoard {
  /// The commits of a history, to its end.
  func commits(
    _ range: RevisionRange = .revision("HEAD"),
    isFirstParentOnly: Bool = false
  ) throws -> [BoardCommit] {
    var history = try store.history(of: range, isFirstParentOnly: isFirstParentOnly)
    var commits: [BoardCommit] = []
    while let commit = try history.next() { commits.append(commit) }
    return commits
  }

  /// Commits files on a new branch, and goes back to where it was.
  func branch(_ name: String, _ files: [String: String], message: String) throws {
    try repository.git("switch", "--quiet", "--create", name)
    try repository.commit(files, message: message)
    try repository.git("switch", "--quiet", "-")
  }
}
