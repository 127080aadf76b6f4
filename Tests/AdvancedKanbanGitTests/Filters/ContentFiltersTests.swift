import AdvancedKanbanGit
import Git
import TestSupport
import Testing

/// Contents on their way through the programs that git's configuration names, with git as the referee.
@Suite("Filter programs make what they make under git") struct ContentFiltersTests {
  let test: TestRepository

  init() throws {
    test = try TestRepository()
    try test.write("*.md filter=x\n", to: ".gitattributes")
  }

  private static let texts = ["text\n", "a\r\nb\r\n", "", "$Id$\n", "no end"]

  @Test(
    "Either way",
    arguments: [
      "filter.x.clean=tr a-z b-za", "filter.x.clean=rev | rev; true", "filter.x.clean=false",
      "filter.x.clean=echo \"%f %% %x\"; cat", "filter.x.clean=", "filter.x.required=false",
      "filter.x.clean=cat >/dev/null", "filter.x.clean=no-such-program", "filter.x.clean=head -c 0",
      "filter.x.clean=pwd", "filter.x.clean=echo $GIT_PREFIX $GIT_AUTHOR_NAME $HOME",
    ],
    ["", "text eol=crlf", "ident text=auto", "working-tree-encoding=UTF-8"]
  )
  func eitherWay(setting: String, attributes: String) throws {
    let (key, command) = try split(setting)
    try test.git("config", key, command)
    try test.git("config", key.replacing("clean", with: "smudge"), command)
    try test.write("*.md filter=x \(attributes)\n", to: ".gitattributes")
    for text in Self.texts {
      for path in ["x.md", "a b/it's 50% \"off\"!.md"] { try compare(text, path) }
    }
  }

  @Test("A program for many files", arguments: FilterServer.all)
  func longRunning(server: FilterServer) throws {
    try server.install(in: test)
    let long = String(repeating: "0123456789abcdef", count: 10_000)
    for text in Self.texts + [long] { try compare(text, "a b.md") }
  }

  @Test("A required program that fails, or is missing, lets nothing pass")
  func required() throws {
    try test.git("config", "filter.x.required", "true")
    try test.git("config", "filter.x.clean", "echo no >&2; false")
    let repository = try open()
    #expect(throws: problem("no\n")) {
      try filters(repository).toRepository([1], path: "x.md", in: repository)
    }
    #expect(throws: problem("there is no filter.x.smudge")) {
      try filters(repository).toWorkTree([1], path: "x.md", in: repository)
    }
    #expect(try test.run(["hash-object", "--path=x.md", "--stdin"]).exitCode != 0)
  }

  @Test("A program that was interrupted lets nothing pass")
  func interrupted() throws {
    try test.git("config", "filter.x.clean", "kill -INT $$")
    let repository = try open()
    #expect(throws: problem("it was interrupted")) {
      try filters(repository).toRepository([1], path: "x.md", in: repository)
    }
  }

  @Test("Who failed without harm is named")
  func warning() throws {
    try test.git("config", "filter.x.clean", "false")
    let repository = try open()
    let filters = filters(repository)
    for _ in 0..<2 { _ = try filters.toRepository([1], path: "x.md", in: repository) }
    #expect(filters.warnings == [.filterFailed("x", path: "x.md")])
  }

  private func problem(_ output: String) -> KanbanStoreError {
    .repository(.filterFailed(name: "x", path: "x.md", output: output))
  }

  private func compare(_ text: String, _ path: String) throws {
    let repository = try open()
    let filters = filters(repository)
    let content = Array(text.utf8)
    let id = try Repository.hashBlob(filters.toRepository(content, path: path, in: repository))
    let request = ["hash-object", "-w", "--path=\(path)", "--stdin"]
    #expect(
      id.description == (try test.run(request, input: content).lines.first),
      "\(text) \(path)"
    )
    guard !text.contains("$Id$") else { return }
    let blob = try test.git("hash-object", "-w", "--no-filters", "--stdin", input: content).lines[0]
    guard filters.warnings.isEmpty else {
      #expect(throws: KanbanStoreError.self) {
        try filters.toWorkTree(content, path: path, in: repository)
      }
      return
    }
    let smudged = try test.git("cat-file", "--filters", "--path=\(path)", blob).output
    #expect(
      try filters.toWorkTree(content, path: path, in: repository) == smudged,
      "\(text) \(path)"
    )
  }

  private func open() throws -> Repository {
    for level in ConfigurationLevel.allCases { try level.search(in: "/nonexistent") }
    return try Repository(discoveringFrom: test.path, environment: test.sandbox.environment)
  }

  private func filters(_ repository: borrowing Repository) -> ContentFilters {
    ContentFilters(of: repository, environment: test.sandbox.environment)
  }

  private func split(_ setting: String) throws -> (String, String) {
    let parts = setting.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    return (String(parts[0]), String(parts[1]))
  }
}
