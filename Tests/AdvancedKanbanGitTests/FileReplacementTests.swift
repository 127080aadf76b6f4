import Git
import TestSupport
import Testing

@testable import AdvancedKanbanGit

/// A file is replaced in full or not at all; what somebody else has written is never overwritten.
@Suite struct FileReplacementTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
    // A file that this process writes is open in every program that it starts at the same moment.
    try sandbox.run("sh", ["-c", "printf old > a.md"]).expectSuccess()
  }

  private func replacement(
    of name: String,
    from old: String?,
    to new: String = "new"
  ) throws -> FileReplacement {
    let replacement = FileReplacement(
      location: "\(sandbox.path)/\(name)",
      slot: "\(sandbox.path)/slot",
      old: try old.map { try Repository.hashBlob(Array($0.utf8)) },
      new: try Repository.hashBlob(Array(new.utf8))
    )
    try replacement.stage(Array(new.utf8))
    return replacement
  }

  private func text(_ name: String) throws -> String { try sandbox.read(name).text }

  @Test("There and back again")
  func placesAndTakesBack() throws {
    let file = try replacement(of: "a.md", from: "old")
    #expect(try !file.isPlaced())
    #expect(try file.place())
    #expect(try file.confirm())
    #expect(try text("a.md") == "new")
    #expect(try file.isPlaced())
    #expect(try !file.isEdited())
    try file.takeBack()
    #expect(try text("a.md") == "old")
    #expect(try !file.isPlaced())
    try file.takeBack()
    #expect(try text("a.md") == "old")
    file.clear()
    #expect(try sandbox.run("ls", ["-A"]).lines == ["a.md", "home"])
  }

  @Test("The permissions stay") func mode() throws {
    try sandbox.run("chmod", ["640", "a.md"]).expectSuccess()
    _ = try replacement(of: "a.md", from: "old").place()
    #expect(try sandbox.run("stat", ["--format=%a", "a.md"]).lines == ["640"])
  }

  @Test("A file that has changed meanwhile is not replaced") func changedMeanwhile() throws {
    let file = try replacement(of: "a.md", from: "older")
    #expect(try file.place())
    #expect(try file.isPlaced())
    #expect(try !file.confirm())
    #expect(try text("a.md") == "old")
    #expect(try !file.isPlaced())
  }

  @Test("A file that an editor has open for writing is left to it") func openForWriting() throws {
    let file = try replacement(of: "a.md", from: "old")
    let editor = try FileDescriptor(updating: "\(sandbox.path)/a.md", mode: 0)
    #expect(try file.place())
    #expect(try !file.confirm())
    try editor.replaceContent(with: Array("edited".utf8))
    #expect(try text("a.md") == "edited")
  }

  @Test("An edit that was replaced is put back, even by the next process") func replacedEdit()
    throws
  {
    let file = try replacement(of: "a.md", from: "older")
    _ = try file.place()
    #expect(try file.isPlaced())
    try file.takeBack()
    #expect(try text("a.md") == "old")
  }

  @Test("What was edited behind it is not taken back") func editedSince() throws {
    let file = try replacement(of: "a.md", from: "old")
    _ = try file.place()
    try sandbox.write("edited", to: "a.md")
    #expect(try file.isEdited())
    try file.takeBack()
    #expect(try text("a.md") == "edited")
  }

  @Test("A new file") func newFile() throws {
    let file = try replacement(of: "b.md", from: nil)
    #expect(try !file.isPlaced())
    #expect(try file.place())
    #expect(try text("b.md") == "new")
    #expect(try file.isPlaced())
    try file.takeBack()
    #expect(!exists("\(sandbox.path)/b.md"))
    #expect(try file.place())
    try sandbox.write("edited", to: "b.md")
    try file.takeBack()
    #expect(try text("b.md") == "edited")
  }

  @Test("A new file does not replace one that has come meanwhile") func newFileThere() throws {
    let file = try replacement(of: "a.md", from: nil)
    #expect(try !file.place())
    #expect(try text("a.md") == "old")
  }
}
