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

  @Test("An untracked column arrives with its settings, its place in the list, and the card alone")
  func untrackedDestination() throws {
    let board = try TestBoard()
    try board.repository.write("---\nwipLimit: 3\n---\n- [ ] later\n", to: "board/later.md")
    try board.append("- [Later](later.md)\n", to: "board/board.md")
    try board.store.apply(board.move("one", to: "later", at: 0))
    #expect(try board.committed("board/later.md") == "---\nwipLimit: 3\n---\n- [ ] one ^one\n")
    #expect(
      try board.committed("board/board.md").hasSuffix("- [Done](done.md)\n- [Later](later.md)\n")
    )
    #expect(try board.repository.status() == [" M board/later.md"])
    #expect(try board.repository.numstat() == ["1\t0\tboard/later.md"])
    try board.repository.fsck()
  }

  @Test("A staged column that is listed by hand does not look as if it were taken off the list")
  func stagedDestination() throws {
    let board = try TestBoard()
    try board.repository.write("- [ ] later\n", to: "board/later.md")
    try board.repository.git("add", "board/later.md")
    try board.append("- [Later](later.md)\n", to: "board/board.md")
    try board.store.apply(board.move("one", to: "later", at: 0))
    #expect(try board.committed("board/later.md") == "- [ ] one ^one\n")
    #expect(try board.staged("board/later.md") == "- [ ] one ^one\n- [ ] later\n")
    #expect(try board.repository.status() == ["M  board/later.md"])
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

  @Test("A card that was moved by hand leaves the column in which the last commit has it")
  func movedByHand() throws {
    for isStaged in [false, true] {
      let board = try TestBoard()
      try board.edit("board/todo.md", "- [ ] three ^three\n", "")
      try board.append("- [ ] three ^three\n", to: "board/doing.md")
      if isStaged { try board.repository.git("add", "board") }
      try board.store.apply(board.move("three", to: "done", at: 0))
      let numstat = try board.repository.numstat("HEAD~", "HEAD")
      #expect(numstat == ["1\t0\tboard/done.md", "0\t1\tboard/todo.md"])
      #expect(try board.repository.status() == [])
      try board.store.apply(board.move("three", to: "todo", at: 2))
      #expect(try board.repository.git("diff", "HEAD~2", "HEAD").lines == [])
    }
  }

  @Test("A card of a column file that was renamed leaves the file that the last commit has")
  func renamedColumn() throws {
    let board = try TestBoard()
    try board.repository.git("mv", "board/todo.md", "board/next.md")
    try board.edit("board/board.md", "todo.md", "next.md")
    try board.store.apply(board.move("one", to: "doing", at: 2))
    #expect(
      try board.repository.numstat("HEAD~", "HEAD") == [
        "1\t0\tboard/doing.md", "0\t1\tboard/todo.md",
      ]
    )
    #expect(
      try board.repository.status() == [" M board/board.md", "R  board/todo.md -> board/next.md"]
    )
    try board.repository.fsck()
  }

  @Test("A card is never taken for another by its place alone")
  func replacedCard() throws {
    let board = try TestBoard()
    try board.edit("board/todo.md", "- [ ] three ^three\n", "- [ ] something else ^other\n")
    let card = try #require(
      try board.store.board().columns[0].cards.first { $0.blockID == "other" }
    )
    try board.store.apply([.setDone(CardReference(card.id, in: "todo", at: 2), true)])
    #expect(try board.committed("board/todo.md").contains("- [ ] three ^three\n"))
    #expect(try board.committed("board/todo.md").contains("- [x] something else ^other\n"))
    #expect(try board.repository.numstat() == ["0\t1\tboard/todo.md"])
  }

  @Test("A file whose removal is staged stays removed")
  func stagedRemoval() throws {
    let board = try TestBoard()
    try board.repository.git("rm", "--quiet", "--cached", "board/done.md")
    try board.store.apply(board.move("one", to: "done", at: 0))
    #expect(
      try board.repository.numstat("HEAD~", "HEAD") == [
        "1\t0\tboard/done.md", "0\t1\tboard/todo.md",
      ]
    )
    #expect(try board.repository.status() == ["D  board/done.md", "?? board/done.md"])
  }

  @Test("Columns move by their names, whatever order the last commit has")
  func columnsByName() throws {
    let board = try TestBoard()
    try board.edit(
      "board/board.md",
      "- [To do](todo.md)\n- [Doing](doing.md)\n",
      "- [Doing](doing.md)\n- [To do](todo.md)\n"
    )
    try board.store.apply([.moveColumn(id: "done", index: 0)])
    #expect(
      try BoardFile(board.repository.catFile("HEAD:board/board.md")).columns.map(\.id) == [
        "done", "todo", "doing",
      ]
    )
    #expect(
      try BoardFile(board.repository.read("board/board.md")).columns.map(\.id) == [
        "done", "doing", "todo",
      ]
    )
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
