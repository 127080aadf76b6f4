import Git
import TestSupport
import Testing

@testable import AdvancedKanbanGit

/// A file that goes is kept until nobody can want it back.
@Suite("A file that is to go") struct FileRemovalTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
    // A file that this process writes is open in every program that it starts at the same moment.
    try sandbox.run("sh", ["-c", "printf old > a.md"]).expectSuccess()
  }

  private func removal(of old: String) throws -> FileReplacement {
    let removal = FileReplacement(
      location: "\(sandbox.path)/a.md",
      slot: "\(sandbox.path)/slot",
      old: try Repository.hashBlob(Array(old.utf8)),
      new: nil
    )
    try removal.stage(nil)
    return removal
  }

  private var names: [String] {
    get throws { try sandbox.run("ls", ["-A"]).lines.filter { $0 != "home" } }
  }

  private func text(_ name: String) throws -> String { try sandbox.read(name).text }

  @Test("goes, and comes back")
  func goesAndComesBack() throws {
    let file = try removal(of: "old")
    #expect(try !file.isPlaced() && file.isWaiting())
    #expect(try file.place())
    #expect(try file.confirm())
    #expect(try names == ["slot"])
    #expect(try file.isPlaced() && !file.isEdited())
    try file.takeBack()
    #expect(try names == ["a.md"])
    #expect(try text("a.md") == "old")
    #expect(try !file.isPlaced())
    #expect(try file.place())
    file.clear()
    #expect(try names.isEmpty)
  }

  @Test("stays where it has changed meanwhile, or an editor has it open")
  func staysWhenChanged() throws {
    let file = try removal(of: "older")
    #expect(try file.place())
    #expect(try !file.confirm())
    #expect(try text("a.md") == "old")
    let open = try removal(of: "old")
    let editor = try FileDescriptor(updating: "\(sandbox.path)/a.md", mode: 0)
    #expect(try open.place())
    #expect(try !open.confirm())
    #expect(try text("a.md") == "old")
    _ = consume editor
  }

  @Test("is not looked for where it is gone already")
  func isGone() throws {
    let file = try removal(of: "old")
    try sandbox.run("rm", ["a.md"]).expectSuccess()
    #expect(try !file.place())
    #expect(try !file.isWaiting())
  }

  @Test("comes to lie beside another one that somebody has made in its place")
  func liesBeside() throws {
    let file = try removal(of: "old")
    #expect(try file.place())
    try sandbox.run("sh", ["-c", "printf theirs > a.md"]).expectSuccess()
    #expect(try file.isEdited())
    try file.takeBack()
    #expect(try names == ["a.md", "a.md.orig"])
    #expect(try text("a.md") == "theirs")
    #expect(try text("a.md.orig") == "old")
  }

  @Test("is noted down as such")
  func isNotedDown() throws {
    let id = try Repository.hashBlob([])
    let intent = Intent(
      files: [try removal(of: "old")],
      entries: [EntryChange(path: "a.md", old: id, mode: .file, new: nil)]
    )
    #expect(Intent(intent.bytes) == intent)
    let nothing = FileReplacement(location: "/a", slot: "/b", old: nil, new: nil)
    #expect(Intent(Intent(files: [nothing]).bytes) == nil)
  }
}
