import AdvancedKanbanMarkdown
import TestSupport
import Testing

@testable import AdvancedKanbanGit

/// Several files are replaced, or none; what somebody else has written is never overwritten.
@Suite struct FolderWriteTests {
  private let sandbox: Sandbox
  private let old = version("old")
  private let new = version("new")

  init() throws {
    sandbox = try Sandbox()
    for name in ["a.md", "b.md"] { try sandbox.write("old \(name)", to: name) }
  }

  private static func version(_ word: String) -> BoardVersion {
    BoardVersion(of: ["a.md", "b.md"].map { ($0, MarkdownCardFile(Array("\(word) \($0)".utf8))) })
  }

  private var write: FolderWrite {
    let locations = ["a.md": "\(sandbox.path)/a.md", "b.md": "\(sandbox.path)/b.md"]
    return FolderWrite(["b.md", "a.md"], from: old, to: new, at: locations)
  }

  private func contents() throws -> [String] {
    try ["a.md", "b.md"].map { try sandbox.read($0).text }
  }

  @Test func writesAll() throws {
    var write = write
    try write.perform()
    #expect(try contents() == ["new a.md", "new b.md"])
    #expect(try sandbox.run("ls", ["-A"]).lines == ["a.md", "b.md", "home"])
  }

  @Test("A file that has changed meanwhile stops everything") func stopsForOthers() throws {
    try sandbox.write("other", to: "a.md")
    var write = write
    #expect(throws: KanbanStoreError.fileChanged(path: "\(sandbox.path)/a.md")) {
      try write.perform()
    }
    #expect(try contents() == ["other", "old b.md"])
    #expect(try sandbox.run("ls", ["-A"]).lines == ["a.md", "b.md", "home"])
  }

  @Test("Rolling back leaves what somebody else has written since") func rollsBack() throws {
    var write = write
    try write.perform()
    try sandbox.write("other", to: "b.md")
    write.rollBack()
    #expect(try contents() == ["old a.md", "other"])
  }
}
