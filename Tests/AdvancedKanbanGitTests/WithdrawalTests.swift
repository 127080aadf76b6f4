import Git
import TestSupport
import Testing

@testable import AdvancedKanbanGit

/// Editors that save at the very moment of a change lose nothing, and neither does the board.
@Suite struct WithdrawalTests {
  private let sandbox: Sandbox
  private let old = "- one\n- two\n- three\n- card\n"
  private let new = "- one\n- two\n- three\n"

  init() throws {
    sandbox = try Sandbox()
    try sandbox.write(old, to: "a.md")
    try sandbox.write("- four\n", to: "b.md")
  }

  private func replacement(of name: String, from old: String, to new: String) throws
    -> FileReplacement
  {
    FileReplacement(
      location: "\(sandbox.path)/\(name)",
      slot: "\(sandbox.path)/slot-\(name)",
      old: try Repository.hashBlob(Array(old.utf8)),
      new: try Repository.hashBlob(Array(new.utf8))
    )
  }

  private func text(_ name: String) throws -> String { try sandbox.read(name).text }

  @Test("A file that is saved before and after it was replaced has both edits") func savedTwice()
    throws
  {
    let file = try replacement(of: "a.md", from: old, to: new)
    try file.stage(Array(new.utf8))
    try sandbox.write(old + "- first\n", to: "a.md")
    #expect(try file.place())
    try sandbox.write("- ONE\n- two\n- three\n", to: "a.md")
    #expect(try !file.confirm(knowing: Array(new.utf8)))
    #expect(try text("a.md") == "- ONE\n- two\n- three\n- card\n- first\n")
  }

  @Test("A change is taken out of a file that was edited behind it") func editedBehind() throws {
    let file = try replacement(of: "a.md", from: old, to: new)
    try file.stage(Array(new.utf8))
    #expect(try file.place())
    try sandbox.write(new + "- hand\n", to: "a.md")
    try file.takeBack(knowing: Array(new.utf8))
    let lines = Set(try text("a.md").split(separator: "\n"))
    #expect(lines == ["- one", "- two", "- three", "- hand", "- card"])
  }

  @Test("Without the content that was put in place the old one is kept beside the file")
  func editedBehindSomebodyKilled() throws {
    let file = try replacement(of: "a.md", from: old, to: new)
    try file.stage(Array(new.utf8))
    #expect(try file.place())
    try sandbox.write(new + "- hand\n", to: "a.md")
    try file.takeBack()
    file.clear()
    #expect(try text("a.md") == new + "- hand\n")
    #expect(try text("a.md.orig") == old)
  }

  @Test("Where both files of a move are edited, one before and one after, no card is lost")
  func bothEdited() throws {
    let arrived = "- four\n- card\n"
    let files = [
      try replacement(of: "b.md", from: "- four\n", to: arrived),
      try replacement(of: "a.md", from: old, to: new),
    ]
    let state = StateFolder(within: BoardFolder(sandbox.path))
    try makeFolder(state.path)
    let transaction = try Transaction(Intent(files: files), in: state)
    let contents = [arrived, new].map { Array($0.utf8) }
    // The arrival is edited first, then the departure.
    try sandbox.write("- four\n- hand B\n", to: "b.md")
    for (file, content) in zip(files, contents) { try file.stage(content) }
    for file in files { #expect(try file.place()) }
    try sandbox.write(new + "- hand A\n", to: "a.md")
    #expect(try !files[0].confirm(knowing: contents[0]))
    #expect(try transaction.takeBack(knowing: contents))
    #expect(try text("b.md") == "- four\n- hand B\n")
    #expect(try text("a.md").contains("- card\n"))
    #expect(try text("a.md").contains("- hand A\n"))
  }

  @Test("A card that has arrived leaves again, though something was added right behind it")
  func arrival() throws {
    let file = try replacement(of: "b.md", from: "- four\n", to: "- four\n- card\n")
    let content = Array("- four\n- card\n".utf8)
    try file.stage(content)
    #expect(try file.place())
    try sandbox.write("- four\n- card\n- hand\n", to: "b.md")
    try file.takeBack(knowing: content)
    #expect(try text("b.md") == "- four\n- hand\n")
  }
}
