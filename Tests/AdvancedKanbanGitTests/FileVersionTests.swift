import TestSupport
import Testing

@testable import AdvancedKanbanGit

/// A file that has been replaced or written is not the one that was read.
@Suite struct FileVersionTests {
  private let sandbox: Sandbox
  private let path: String
  private let version: FileVersion?

  init() throws {
    sandbox = try Sandbox()
    path = "\(sandbox.path)/a.md"
    try sandbox.write("a", to: "a.md")
    try sandbox.write("b", to: "b.md")
    version = FileVersion(of: path)
  }

  @Test("The same file") func same() {
    #expect(version != nil)
    #expect(FileVersion(of: path) == version)
  }

  @Test("Another file of the same length") func exchanged() throws {
    try exchange(path, with: "\(sandbox.path)/b.md")
    #expect(FileVersion(of: path) != version)
  }

  @Test("The same file with another text") func written() throws {
    try FileDescriptor(updating: path, mode: 0).replaceContent(with: Array("abc".utf8))
    #expect(FileVersion(of: path) != version)
  }

  @Test("No file") func missing() { #expect(FileVersion(of: path + "x") == nil) }
}
