import AdvancedKanban
import AdvancedKanbanGit
import AdvancedKanbanMarkdown
import TestSupport
import Testing

/// `KanbanStore.apply(_:)`: files and history after a move.
@Suite struct ApplyMoveTests {
  @Test("A move is one commit of two files that holds the card's lines and nothing else")
  func cleanMove() throws {
    let board = try TestBoard()
    let receipt = try board.store.apply(board.move("two", to: "doing", at: 1))
    #expect(try board.repository.status() == [])
    #expect(try receipt.commit == board.repository.id("HEAD"))
    let numstat = try board.repository.numstat("HEAD~", "HEAD")
    #expect(numstat == ["2\t0\tboard/doing.md", "0\t2\tboard/todo.md"])
    let doing =
      "---\ntitle: Doing\nwipLimit: 3\n---\n\n- [ ] five\n- [ ] two\n  with a body\n- [ ] six ^six\n"
    #expect(try board.text("board/doing.md") == doing)
    #expect(try board.repository.reflog("HEAD").first == "commit: Move \"two\" from To do to Doing")
    try board.repository.fsck()
  }

  @Test("The message says what happened, to people and to scripts")
  func message() throws {
    let board = try TestBoard()
    try board.store.apply(board.move("three", to: "done", at: 0))
    let message = try board.repository.git("log", "-1", "--format=%B").text
    #expect(
      message == """
        Move "three" from To do to Done

        Kanban-Card: three
        Kanban-From: todo
        Kanban-To: done


        """
    )
    let trailers = try board.repository.git(
      "log",
      "-1",
      "--format=%(trailers:key=Kanban-To,valueonly)"
    )
    #expect(trailers.lines == ["done"])
    let people = try board.repository.git("log", "-1", "--format=%an|%ad|%cn|%cd", "--date=raw")
    #expect(people.lines == ["A. U. Thor|1112911993 -0700|C. O. Mitter|1112911993 -0700"])
  }

  @Test("A move inside a column is one commit of one file")
  func moveWithin() throws {
    let board = try TestBoard()
    try board.store.apply(board.move("one", to: "todo", at: 2))
    #expect(try board.repository.numstat("HEAD~", "HEAD") == ["1\t1\tboard/todo.md"])
    #expect(
      try board.repository.git("log", "-1", "--format=%s").lines == [
        "Move \"one\" to position 3 in To do"
      ]
    )
    #expect(try board.repository.status() == [])
  }

  @Test("A move to where the card is changes nothing")
  func noChange() throws {
    let board = try TestBoard()
    let before = try board.state()
    let receipt = try board.store.apply(board.move("two", to: "todo", at: 1))
    #expect(!receipt.hasChanges && receipt.commit == nil)
    #expect(try board.state() == before)
  }

  @Test("A move takes the marker of the list, and moving back restores both files")
  func thereAndBack() throws {
    let board = try TestBoard()
    try board.store.apply(board.move("four", to: "done", at: 2))
    #expect(try board.text("board/done.md").contains("* [x] eight\n* [ ] four\n\n## Notes"))
    try board.store.apply(board.move("four", to: "todo", at: 3))
    #expect(try board.repository.git("diff", "HEAD~2", "HEAD").lines == [])
    try board.repository.fsck()
  }

  @Test("A card that has only shifted in its column is moved all the same")
  func shifted() throws {
    let board = try TestBoard()
    let move = try board.move("two", to: "doing", at: 0)
    try board.repository.write(
      "- [ ] zero\n" + board.text("board/todo.md").split(separator: "---\n\n", maxSplits: 1)[1],
      to: "board/todo.md"
    )
    let receipt = try board.store.apply(move)
    #expect(receipt.moves.map(\.sourceIndex) == [2])
    #expect(try board.text("board/doing.md").contains("- [ ] two\n  with a body\n- [ ] five\n"))
  }

  @Test("Several moves are one commit")
  func severalMoves() throws {
    let board = try TestBoard()
    let first = try board.move("one", to: "done", at: 0)
    var second = try board.move("three", to: "done", at: 1)
    second.sourceIndex = 1
    let receipt = try board.store.apply([.move(first), .move(second)])
    #expect(receipt.moves.count == 2)
    #expect(
      try board.repository.git("log", "--format=%s").lines == ["Move 2 cards to Done", "Start"]
    )
    #expect(try board.repository.status() == [])
    try board.repository.fsck()
  }

  @Test("Without a commit only the files change, and no repository is needed")
  func withoutCommit() throws {
    let board = try TestBoard()
    let store = try board.store
    store.options.isCommitting = false
    let receipt = try store.apply(board.move("one", to: "doing", at: 0))
    #expect(receipt.commit == nil && receipt.hasChanges)
    #expect(try board.repository.status() == [" M board/doing.md", " M board/todo.md"])
    #expect(try board.repository.git("log", "--format=%s").lines == ["Start"])
  }

  @Test("The first commit of a branch works, and a detached HEAD")
  func headStates() throws {
    let board = try TestBoard()
    try board.repository.git("checkout", "--quiet", "--orphan", "fresh")
    try board.repository.git("rm", "--quiet", "--cached", "-r", ".")
    try board.store.apply(board.move("one", to: "doing", at: 0))
    #expect(try board.repository.git("log", "--format=%s").lines.count == 1)
    #expect(try board.repository.git("ls-files").lines == ["board/doing.md"])
    try board.repository.git("checkout", "--quiet", "--force", "--detach", "main")
    try board.store.apply(board.move("one", to: "done", at: 0))
    #expect(try board.repository.git("log", "--format=%s").lines.count == 2)
    #expect(
      try board.repository.git("rev-parse", "main").lines
        != board.repository.git("rev-parse", "HEAD").lines
    )
    try board.repository.fsck()
  }

  @Test("A link to a column file stays a link, and its mode stays")
  func linksAndModes() throws {
    let board = try TestBoard()
    try board.repository.git("mv", "board/doing.md", "real.md")
    try board.repository.sandbox.run("ln", ["-s", "../real.md", "repository/board/doing.md"])
      .expectSuccess()
    try board.repository.sandbox.run("chmod", ["600", "repository/board/todo.md"]).expectSuccess()
    try board.repository.git("add", "--all")
    try board.repository.git("commit", "--quiet", "--message", "Link")
    try board.store.apply(board.move("one", to: "doing", at: 0))
    let modes = try board.repository.sandbox.run(
      "stat",
      ["-c", "%F %a", "board/doing.md", "board/todo.md"],
      in: "repository"
    )
    #expect(modes.lines == ["symbolic link 777", "regular file 600"])
    #expect(
      try board.repository.numstat("HEAD~", "HEAD") == ["0\t1\tboard/todo.md", "1\t0\treal.md"]
    )
    #expect(try board.repository.status() == [])
  }

  @Test(
    "A column that has become a link takes no card before the link is committed",
    arguments: [false, true]
  )
  func uncommittedLink(isStaged: Bool) throws {
    let board = try TestBoard()
    let run = { (program: String, arguments: [String]) in
      _ = try board.repository.sandbox.run(program, arguments).expectSuccess()
    }
    try run("mv", ["repository/board/doing.md", "repository/real.md"])
    try run("ln", ["-s", "../real.md", "repository/board/doing.md"])
    if isStaged { try board.repository.git("add", "--all") }
    let status = try board.repository.status()
    #expect(throws: KanbanStoreError.repository(.uncommittedLink(path: "\(board.path)/doing.md"))) {
      try board.store.apply(board.move("one", to: "doing", at: 0))
    }
    #expect(try board.repository.status() == status)
    try board.repository.git("add", "--all")
    try board.repository.git("commit", "--quiet", "--message", "Link")
    try board.store.apply(board.move("one", to: "doing", at: 0))
    #expect(try board.repository.status() == [])
  }
}
