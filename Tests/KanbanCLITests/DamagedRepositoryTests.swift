import Foundation
import TestSupport
import Testing

/// The real program where a file of the repository cannot be read, or does not hold what it should.
@Suite("What is wrong with a repository is said") struct DamagedRepositoryTests {
  private let repository: TestRepository

  init() throws {
    repository = try TestRepository()
    try repository.commit(["a.md": "- [ ] the card\n", "b.md": "", "board.md": ""])
  }

  private func move(after script: String) throws -> String {
    try repository.shell(script).expectSuccess()
    let command = "kanban-md move 'the card' b"
    let before = try repository.read("a.md")
    defer { _ = try? repository.shell("chmod -R u+rwX .") }
    guard getuid() == 0 else { return try refusal(repository.shell(command), before) }
    try repository.shell("chown -R 65534:65534 \(repository.sandbox.path)").expectSuccess()
    let asOwner = "setpriv --reuid=65534 --regid=65534 --clear-groups"
    return try refusal(repository.shell("\(asOwner) \(command)"), before)
  }

  private func refusal(_ result: ProcessResult, _ before: [UInt8]) throws -> String {
    #expect(result.exitCode != 0)
    #expect(try repository.read("a.md") == before)
    return result.errorText
  }

  @Test(
    "A file that may not be opened",
    arguments: [".git/HEAD", ".git/refs/heads/main", ".git/config"]
  )
  func denied(file: String) throws {
    let message = try move(after: "chmod 000 \(file)")
    #expect(message.hasPrefix("error: cannot open '\(file)': Permission denied\n"))
  }

  @Test("An index that may not be opened") func deniedIndex() throws {
    let message = try move(after: "chmod 000 .git/index")
    #expect(message == "error: cannot read '.git/index': Permission denied\n")
  }

  @Test("A file with something else in it", arguments: ["HEAD", "refs/heads/main", "index"])
  func damaged(file: String) throws {
    let message = try move(after: "echo nonsense > .git/\(file)")
    #expect(message.hasPrefix("error: '\(file)' in the git directory is damaged\nhint: "))
  }

  @Test("The column that may hold the card") func column() throws {
    let message = try move(after: "chmod 000 a.md")
    #expect(message.contains("there is no card 'the card' in what can be read, and 'a.md' cannot"))
  }

  @Test("A path that is not UTF-8") func path() throws {
    let result = try repository.shell(
      "mkdir $'\\xff'; cp *.md $'\\xff'; kanban-md --board $'\\xff' show"
    )
    #expect(result.exitCode == 3)
    #expect(result.errorText.contains("is not UTF-8, so no board can be opened there"))
  }

  @Test("What a partial clone has not fetched", arguments: ["blob:none", "tree:0"])
  func partial(filter: String) throws {
    let board = "clone/a.md"
    try repository.git("config", "uploadpack.allowFilter", "true")
    try repository.commit(["a.md": "- [ ] the card, edited\n"])
    try repository.shell(
      """
      git clone --quiet --filter=\(filter) "file://$PWD" clone 2>/dev/null; test -f \(board)
      """
    ).expectSuccess()
    let past = "kanban-md --board clone show --rev HEAD~1"
    let url = try repository.git("-C", "clone", "config", "remote.origin.url").lines[0]
    try repository.git("-C", "clone", "config", "remote.origin.url", "file:///nowhere")
    let result = try repository.shell(past)
    #expect(result.exitCode == 1)
    #expect(result.errorText.contains("'git fetch --refetch --no-filter'"))
    try repository.git("-C", "clone", "config", "remote.origin.url", url)
    #expect(try repository.shell(past).exitCode == 0)
  }
}
