import TestSupport
import Testing

@testable import AdvancedKanbanGit

/// A file is not read while somebody is writing it.
@Suite struct ReadingAtRestTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
    try sandbox.write("old\n", to: "a.md")
  }

  @Test("Who has emptied a file and writes it anew is waited for") func emptiedFile() async throws {
    let sandbox = sandbox
    let editor = Task.detached {
      try sandbox.run("bash", ["-c", "exec > a.md; sleep 0.05; echo new"])
    }
    while try sandbox.read("a.md") == Array("old\n".utf8) { await Task.yield() }
    #expect(try BoardFolder(sandbox.path).bytes(of: "a.md").text == "new\n")
    try await editor.value.expectSuccess()
  }

  @Test("Who never closes a file is not waited for") func openFile() throws {
    let file = try FileDescriptor(updating: "\(sandbox.path)/a.md", mode: 0)
    #expect(try BoardFolder(sandbox.path).bytes(of: "a.md").text == "old\n")
    try file.replaceContent(with: [])
  }
}
