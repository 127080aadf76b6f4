import Git
import TestSupport
import Testing

@testable import AdvancedKanbanGit

@Suite("A board whose folder has been renamed")
struct BoardPlacesTests {
  private static let names = ["board.md", "a.md", "b.md", "c.md"]

  private func files(in folder: String, _ texts: [String: String] = [:]) -> [String: String] {
    let pairs = Self.names.map { ("\(folder)\($0)", texts[$0] ?? "- \($0)\n") }
    return Dictionary(uniqueKeysWithValues: pairs)
  }

  /// The summaries of the commits that have changed a board, the newest first.
  private func summaries(in folder: String, of repository: TestRepository) throws -> [String] {
    var history = try TestBoard(in: folder, of: repository).store.history()
    var summaries: [String] = []
    while let commit = try history.next() { summaries.append(commit.info.summary) }
    return summaries
  }

  private func moved(
    from old: String,
    to new: String,
    with texts: [String: String] = [:]
  ) throws -> TestRepository {
    let repository = try TestRepository()
    try repository.commit(files(in: old).merging(["about.txt": "x"]) { $1 }, message: "Start")
    try repository.git(["rm", "--quiet"] + Self.names.map { old + $0 })
    try repository.commit(files(in: new, texts), message: "Move")
    return repository
  }

  @Test(
    "is followed to where it was",
    arguments: [
      ("p/", "q/"), ("p/", "x/y/"), ("x/y/", "x/z/"), ("p/", ""), ("", "p/"), ("p/", "p/q/"),
      ("p/q/", "p/"),
    ]
  )
  func isFollowed(_ old: String, _ new: String) throws {
    let repository = try moved(from: old, to: new)
    #expect(try summaries(in: String(new.dropLast()), of: repository) == ["Start"])
    let edited = try moved(from: old, to: new, with: ["a.md": "- other\n"])
    #expect(try summaries(in: String(new.dropLast()), of: edited) == ["Move", "Start"])
  }

  @Test("begins there where half of the files have other contents")
  func begins() throws {
    let texts = ["a.md": "- other\n", "b.md": "- another\n"]
    let repository = try moved(from: "p/", to: "q/", with: texts)
    var history = try TestBoard(in: "q", of: repository).store.history()
    let commit = try #require(try history.next())
    #expect(commit.changes.first?.allSatisfy { $0.old == nil } == true)
    #expect(try history.next() == nil)
  }

  @Test("begins there where it is a copy")
  func isCopy() throws {
    let repository = try TestRepository()
    try repository.commit(files(in: "p/"), message: "Start")
    try repository.commit(files(in: "q/"), message: "Copy")
    #expect(try summaries(in: "q", of: repository) == ["Copy"])
    try repository.git("rm", "-r", "--quiet", "p")
    try repository.git("commit", "--quiet", "--message", "Remove")
    #expect(try summaries(in: "q", of: repository) == ["Copy"])
  }

  @Test("comes from the folder that most of its files were in")
  func hasMost() throws {
    let repository = try TestRepository()
    var files = files(in: "p/")
    files["o/a.md"] = files["p/a.md"]
    try repository.commit(files, message: "Start")
    try repository.git("rm", "-r", "--quiet", "p", "o")
    try repository.commit(self.files(in: "q/"), message: "Move")
    var history = try TestBoard(in: "q", of: repository).store.history()
    #expect(try history.next()?.changes.first?.count == 4)
    #expect(try history.next() == nil)
  }

  @Test("is one on all branches")
  func isOneEverywhere() throws {
    let repository = try TestRepository()
    try repository.commit(files(in: "p/"), message: "Start")
    try repository.git("switch", "--quiet", "--create", "side")
    try repository.commit(["p/a.md": "- side\n"], message: "Side")
    try repository.git("switch", "--quiet", "main")
    try repository.git("mv", "p", "q")
    try repository.git("commit", "--quiet", "--message", "Move")
    try repository.git("merge", "--quiet", "--no-edit", "side")
    #expect(
      try summaries(in: "q", of: repository) == ["Merge branch 'side'", "Side", "Start"]
    )
  }
}

extension TestRepository {
  fileprivate func git(_ arguments: [String]) throws {
    try run(arguments).expectSuccess()
  }
}
