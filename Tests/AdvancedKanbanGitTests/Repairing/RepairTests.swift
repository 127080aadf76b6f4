import AdvancedKanbanGit
import AdvancedKanbanMarkdown
import TestSupport
import Testing

/// Plain git merges by lines, and what it does is put right.
@Suite("Repair")
struct RepairTests {
  /// A board on which two branches have moved a card to two columns, merged by git alone.
  private func doubled(_ words: String = "six", _ options: String...) throws -> TestBoard {
    let board = try TestBoard()
    if options.contains("crlf") {
      try board.repository.git("config", "core.autocrlf", "true")
      for name in ["todo", "doing", "done"] {
        let text = try board.text("board/\(name).md")
        try board.repository.write(text.replacing("\n", with: "\r\n"), to: "board/\(name).md")
      }
      try board.repository.git("add", ".")
    }
    try board.repository.git("checkout", "--quiet", "-b", "side")
    try board.store.apply(board.move(words, to: "todo", at: 0))
    try board.repository.git("checkout", "--quiet", "main")
    try board.store.apply(board.move(words, to: "done", at: 0))
    try board.repository.git("merge", "--quiet", "--no-edit", "side")
    return board
  }

  private func titles(_ board: TestBoard) throws -> [String] {
    try board.store.board().columns.flatMap { $0.cards.map(\.title) }
  }

  @Test("keeps the copy that somebody has moved since")
  func keepsMoved() throws {
    let board = try doubled()
    let todo = try #require(try board.store.board().columns.first)
    #expect(todo.cards.first?.title == "six")
    let move = try board.move("six", to: "doing", at: 0)
    try board.store.apply(move)
    let receipt = try board.store.repair()
    #expect(receipt.cards.map(\.column) == ["Doing"])
    #expect(receipt.cards.map(\.otherColumns) == [["Done"]])
    #expect(try titles(board).count { $0 == "six" } == 1)
    #expect(try board.store.board().columns[1].cards.first?.title == "six")
    #expect(try board.repository.status().isEmpty)
  }

  @Test("refuses a card of which both copies have been moved since, and names the commit")
  func refusesBoth() throws {
    let board = try doubled()
    try board.store.apply(board.move("six", to: "doing", at: 0))
    let done = try #require(try board.store.board().columns.last)
    let index = try #require(done.cards.firstIndex { $0.title == "six" })
    let text = try board.text("board/done.md")
    #expect(done.cards[index].title == "six")
    try board.repository.write(
      text.replacing("six ^six", with: "six, done ^six"),
      to: "board/done.md"
    )
    try board.repository.git("commit", "--quiet", "-am", "Edit")
    let before = try board.state()
    let expected = UndoObstacle.Subject.card(title: "six")
    do {
      _ = try board.store.repair()
      Issue.record("not refused")
    } catch KanbanStoreError.undo(.changedSince(let obstacle)) {
      #expect(obstacle.subject == expected)
      #expect(obstacle.since?.subject == "Edit")
    }
    #expect(try board.state() == before)
  }

  @Test("leaves hand edits and what is staged as they are")
  func leavesHandEdits() throws {
    let board = try doubled()
    for (name, isStaged) in [("todo", true), ("done", false)] {
      let file = "board/\(name).md"
      let text = try board.text(file)
      try board.repository.write(
        text.replacing("] one", with: "] ONE") + "\n- [ ] by hand\n",
        to: file
      )
      if isStaged { try board.repository.git("add", file) }
    }
    _ = try board.store.repair()
    #expect(try board.text("board/todo.md").contains("by hand"))
    #expect(try board.staged("board/todo.md").contains("by hand"))
    #expect(try !board.committed("board/todo.md").contains("by hand"))
    #expect(try board.text("board/done.md").contains("by hand"))
    let text = try board.text("board/todo.md") + board.text("board/done.md")
    #expect(text.components(of: "^six") == 1)
    let committed = try board.committed("board/todo.md") + board.committed("board/done.md")
    #expect(committed.components(of: "^six") == 1)
  }

  @Test("works where the work tree has other line ends")
  func lineEnds() throws {
    let board = try doubled("six", "crlf")
    _ = try board.store.repair()
    #expect(try titles(board).count { $0 == "six" } == 1)
    #expect(try board.repository.status().isEmpty)
    #expect(try !board.committed("board/todo.md").contains("\r"))
  }

  @Test("does nothing about a merge that took one side on purpose")
  func leavesOurs() throws {
    let board = try TestBoard()
    try board.repository.git("checkout", "--quiet", "-b", "side")
    try board.store.apply(board.move("six", to: "todo", at: 0))
    try board.repository.git("checkout", "--quiet", "main")
    try board.store.apply(board.move("five", to: "done", at: 0))
    try board.repository.git("merge", "--quiet", "--no-edit", "-s", "ours", "side")
    #expect(try board.store.repair().merge == nil)
  }

  /// Random moves on two branches: where git merges without a conflict, the board is afterwards as the
  /// merge by cards has it, card by card and column by column.
  @Test("of random merges gives every card one place", arguments: 0..<12 as Range<UInt64>)
  func random(seed: UInt64) throws {
    let board = try TestBoard()
    var random = SeededGenerator(seed: seed)
    try board.repository.git("branch", "side")
    for branch in ["side", "main"] {
      try board.repository.git("checkout", "--quiet", branch)
      // Both move the same card, and one of them another one.
      for words in branch == "main" ? ["six"] : ["six", "one"] {
        let column = ["todo", "doing", "done"].randomElement(using: &random) ?? "todo"
        try board.store.apply(board.move(words, to: column, at: 0))
      }
    }
    let merge = try board.repository.run(["merge", "--quiet", "--no-edit", "side"])
    guard merge.exitCode == 0 else { return }
    let wasWrong = try titles(board).count != 8
    let receipt = try board.store.repair()
    #expect((receipt.merge != nil) == wasWrong, "seed \(seed)")
    let cards = try titles(board)
    #expect(cards.count == 8 && Set(cards).count == 8, "seed \(seed)")
    #expect(try board.store.repair().merge == nil, "seed \(seed)")
    #expect(try board.repository.status().isEmpty, "seed \(seed)")
    try board.repository.fsck()
  }
}

extension String {
  /// How often some words occur.
  fileprivate func components(of words: String) -> Int { ranges(of: words).count }
}
