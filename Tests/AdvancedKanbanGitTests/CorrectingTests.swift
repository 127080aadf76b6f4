import AdvancedKanbanGit
import AdvancedKanbanMarkdown
import Git
import TestSupport
import Testing

/// A correction is made on each version of a file for itself.
@Suite struct CorrectingTests {
  private static let both = BoardChange.correctColumn(id: "doing", [.wipLimit, .isCollapsed])

  private func board(_ settings: String) throws -> TestBoard {
    var files = TestBoard.files
    files["board/doing.md"] = "---\n\(settings)---\n- five\n"
    return try TestBoard(files: files)
  }

  @Test("A hand edit of the same setting stays uncommitted, and each value is corrected")
  func otherValue() throws {
    let board = try board("wipLimit: 03\n")
    try board.edit("board/doing.md", "03", "'4'")
    try board.store.apply([Self.both])
    #expect(try board.committed("board/doing.md") == "---\nwipLimit: 3\n---\n- five\n")
    #expect(try board.staged("board/doing.md") == "---\nwipLimit: 3\n---\n- five\n")
    #expect(try board.text("board/doing.md") == "---\nwipLimit: 4\n---\n- five\n")
    try board.repository.fsck()
  }

  @Test("What is staged is corrected as it is staged")
  func stagedValue() throws {
    let board = try board("wipLimit: 03\n")
    try board.edit("board/doing.md", "03", "'4'")
    try board.repository.git("add", "board/doing.md")
    try board.edit("board/doing.md", "'4'", "0x5")
    try board.store.apply([Self.both])
    #expect(try board.committed("board/doing.md").contains("wipLimit: 3\n"))
    #expect(try board.staged("board/doing.md").contains("wipLimit: 4\n"))
    #expect(try board.text("board/doing.md").contains("wipLimit: 5\n"))
  }

  @Test(
    "What the last commit does not have, or has without fault, is no part of a commit",
    arguments: ["", "wipLimit: 3\n", "wipLimit: many\n", "wipLimit: 3\nwipLimit: 4\n"]
  )
  func onlyByHand(committed: String) throws {
    let board = try board(committed)
    let head = try board.repository.id("HEAD")
    try board.repository.write("---\nwipLimit: '4'\n---\n- five\n", to: "board/doing.md")
    let receipt = try board.store.apply([Self.both])
    #expect(receipt.commit == nil)
    #expect(try board.repository.id("HEAD") == head)
    #expect(try board.staged("board/doing.md") == board.committed("board/doing.md"))
    #expect(try board.text("board/doing.md") == "---\nwipLimit: 4\n---\n- five\n")
  }

  @Test("A setting that was corrected by hand stays uncommitted")
  func correctedByHand() throws {
    let board = try board("wipLimit: '3'\nisCollapsed: yes\n")
    try board.edit("board/doing.md", "yes", "true")
    try board.store.apply([.correctColumn(id: "doing", [.wipLimit])])
    #expect(try board.committed("board/doing.md").contains("wipLimit: 3\nisCollapsed: yes\n"))
    #expect(try board.text("board/doing.md").contains("wipLimit: 3\nisCollapsed: true\n"))
    #expect(try board.repository.numstat() == ["1\t1\tboard/doing.md"])
  }

  @Test("A column that was never committed is corrected and stays so")
  func untracked() throws {
    let board = try board("wipLimit: 3\n")
    try board.repository.write("---\nwipLimit: '4'\n---\n- new\n", to: "board/new.md")
    try board.append("- [New](new.md)\n", to: "board/board.md")
    let receipt = try board.store.apply([.correctColumn(id: "new", [.wipLimit])])
    #expect(receipt.commit == nil)
    #expect(try board.text("board/new.md").contains("wipLimit: 4\n"))
    #expect(try board.repository.status() == [" M board/board.md", "?? board/new.md"])
  }

  @Test("The message names what was corrected")
  func message() throws {
    let board = try board("wipLimit: '3'\nisCollapsed: yes\n")
    let receipt = try board.store.apply([Self.both])
    #expect(receipt.subject == "Correct wipLimit and isCollapsed of column doing")
    #expect(try board.committed("board/doing.md").contains("wipLimit: 3\nisCollapsed: true\n"))
    #expect(try board.repository.status() == [])
  }
}
