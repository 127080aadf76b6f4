import AdvancedKanban
import AdvancedKanbanGit
import AdvancedKanbanMarkdown
import TestSupport
import Testing

/// Only the move is committed: what was edited by hand or staged stays as it was.
@Suite struct PartialCommitTests {
  /// The subjects of the moves below go from To do to Doing; each test edits one of the two first.
  private static let move = ["1\t0\tboard/doing.md", "0\t1\tboard/todo.md"]

  @Test("Hand edits elsewhere in the files stay uncommitted", arguments: ["todo", "doing"])
  func handEdits(column: String) throws {
    let board = try TestBoard()
    let file = "board/\(column).md"
    try board.edit(file, "title:", "# a comment\ntitle:")
    try board.append("- [ ] by hand\n", to: file)
    let edited = try board.repository.numstat()
    try board.store.apply(board.move("one", to: "doing", at: 1))
    #expect(try board.repository.numstat("HEAD~", "HEAD") == Self.move)
    #expect(try board.repository.numstat() == edited)
    #expect(try board.repository.status() == [" M \(file)"])
    try board.repository.fsck()
  }

  @Test("A hand edit of the moved card stays uncommitted and goes with it")
  func editedCard() throws {
    let board = try TestBoard()
    try board.edit("board/todo.md", "- [ ] one ^one", "- [x] one and only ^one")
    try board.store.apply(board.move("one", to: "doing", at: 0))
    #expect(try board.committed("board/doing.md").contains("- [ ] one ^one\n- [ ] five"))
    #expect(try board.text("board/doing.md").contains("- [x] one and only ^one\n- [ ] five"))
    #expect(try !board.text("board/todo.md").contains("one"))
    #expect(try board.repository.status() == [" M board/doing.md"])
    #expect(try board.repository.numstat() == ["1\t1\tboard/doing.md"])
  }

  @Test("A hand edit of a moved card without an ID is told apart by its neighbours")
  func editedCardWithoutID() throws {
    let board = try TestBoard()
    try board.edit("board/todo.md", "- [ ] two", "- [ ] two, in other words")
    try board.store.apply(board.move("two", to: "doing", at: 2))
    #expect(try !board.committed("board/todo.md").contains("two"))
    #expect(try board.committed("board/doing.md").hasSuffix("six ^six\n- [ ] two\n  with a body\n"))
    #expect(try board.repository.numstat() == ["1\t1\tboard/doing.md"])
  }

  @Test("A card that was never committed arrives with its move")
  func newCard() throws {
    let board = try TestBoard()
    try board.append("- [ ] new\n", to: "board/todo.md")
    try board.append("- [ ] also new\n", to: "board/todo.md")
    try board.store.apply(board.move("new", to: "doing", at: 1))
    #expect(try board.repository.numstat("HEAD~", "HEAD") == ["1\t0\tboard/doing.md"])
    #expect(try board.repository.numstat() == ["1\t0\tboard/todo.md"])
    #expect(try board.text("board/todo.md").hasSuffix("- [ ] also new\n"))
    try board.repository.fsck()
  }

  @Test("A card that was never committed moves inside its column without a commit of the rest")
  func newCardWithin() throws {
    let board = try TestBoard()
    try board.append("- [ ] new\n", to: "board/todo.md")
    try board.store.apply(board.move("new", to: "todo", at: 0))
    #expect(try board.repository.numstat("HEAD~", "HEAD") == ["1\t0\tboard/todo.md"])
    #expect(try board.repository.status() == [])
  }

  @Test("An untracked column arrives whole when a card enters it")
  func untrackedDestination() throws {
    let board = try TestBoard()
    try board.repository.write("- [ ] later\n", to: "board/later.md")
    try board.append("- [Later](later.md)\n", to: "board/board.md")
    try board.store.apply(board.move("one", to: "later", at: 0))
    #expect(try board.committed("board/later.md") == "- [ ] one ^one\n- [ ] later\n")
    #expect(try board.repository.status() == [" M board/board.md"])
    try board.repository.fsck()
  }

  @Test("A card leaves an untracked column, which stays untracked")
  func untrackedSource() throws {
    let board = try TestBoard()
    try board.repository.write("- [ ] later\n- [ ] latest\n", to: "board/later.md")
    try board.append("- [Later](later.md)\n", to: "board/board.md")
    try board.store.apply(board.move("later", to: "doing", at: 0))
    #expect(try board.repository.numstat("HEAD~", "HEAD") == ["1\t0\tboard/doing.md"])
    #expect(try board.text("board/later.md") == "- [ ] latest\n")
    #expect(try board.repository.status() == [" M board/board.md", "?? board/later.md"])
  }

  @Test("What is staged stays staged: another file, a deletion, a rename")
  func stagedElsewhere() throws {
    let board = try TestBoard()
    try board.repository.write("kept\n", to: "kept.txt")
    try board.repository.git("add", "kept.txt")
    try board.repository.git("mv", "other.txt", "moved.txt")
    try board.repository.git("rm", "--quiet", "board/done.md")
    let staged = try board.repository.status()
    try board.store.apply(board.move("one", to: "doing", at: 1))
    #expect(try board.repository.numstat("HEAD~", "HEAD") == Self.move)
    #expect(try board.repository.status() == staged)
    try board.repository.fsck()
  }

  @Test("A staged hunk in the same file stays staged", arguments: ["todo", "doing"])
  func stagedHunk(column: String) throws {
    let board = try TestBoard()
    let file = "board/\(column).md"
    try board.append("- [ ] staged\n", to: file)
    try board.repository.git("add", file)
    try board.edit(file, "title:", "# not staged\ntitle:")
    let before = try board.repository.numstat("--cached") + board.repository.numstat()
    try board.store.apply(board.move("one", to: "doing", at: 0))
    #expect(try board.repository.numstat("HEAD~", "HEAD") == Self.move)
    #expect(try board.repository.numstat("--cached") + board.repository.numstat() == before)
    #expect(try board.repository.status() == ["MM \(file)"])
    #expect(try board.staged(file).hasSuffix("- [ ] staged\n"))
    try board.repository.fsck()
  }

  @Test("Line ends are converted as git does it")
  func automaticLineEnds() throws {
    let board = try TestBoard("core.autocrlf=true")
    for file in ["todo", "doing"] {
      let text = try board.text("board/\(file).md")
      try board.repository.write(
        text.split(separator: "\n", omittingEmptySubsequences: false)
          .joined(separator: "\r\n"),
        to: "board/\(file).md"
      )
    }
    #expect(try board.repository.numstat() == [])
    try board.store.apply(board.move("one", to: "doing", at: 1))
    #expect(try board.text("board/doing.md").contains("five\r\n- [ ] one ^one\r\n- [ ] six"))
    #expect(try board.committed("board/doing.md").contains("five\n- [ ] one ^one\n- [ ] six"))
    #expect(try board.repository.numstat("HEAD~", "HEAD") == Self.move)
    #expect(try board.repository.status() == [])
  }
}

extension TestBoard {
  /// Replaces the first occurrence of a text in a file.
  func edit(_ file: String, _ old: String, _ new: String) throws {
    let parts = try text(file).split(separator: old, maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { throw TestFailure("no '\(old)' in \(file)") }
    try repository.write(parts.joined(separator: new), to: file)
  }

  func append(_ text: String, to file: String) throws {
    try repository.write(self.text(file) + text, to: file)
  }
}
