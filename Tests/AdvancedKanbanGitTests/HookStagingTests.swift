import AdvancedKanban
import AdvancedKanbanGit
import AdvancedKanbanMarkdown
import TestSupport
import Testing

/// What hooks edit and stage.
@Suite struct HookStagingTests {
  @Test("What pre-commit stages becomes part of the commit, and nothing is left over")
  func staging() throws {
    let board = try TestBoard()
    try board.repository.write("staged\n", to: "other.txt")
    try board.repository.git("add", "other.txt")
    try board.hook(
      "pre-commit",
      """
      #!/bin/sh
      sed -i 's/five/FIVE/' board/doing.md && echo made > new.txt
      git add board/doing.md new.txt
      """
    )
    try board.store.apply(board.move("one", to: "doing", at: 1))
    #expect(try board.committed("board/doing.md").contains("FIVE\n- [ ] one ^one\n"))
    #expect(try board.committed("new.txt") == "made\n")
    #expect(try board.committed("other.txt") == "first\nsecond\nthird\n")
    #expect(try board.repository.status() == ["M  other.txt"])
    try board.repository.fsck()
  }

  @Test("One that takes hand edits away for a while brings them back")
  func stashing() throws {
    let board = try TestBoard()
    try board.append("- [ ] by hand\n", to: "board/doing.md")
    try board.repository.write("by hand\n", to: "other.txt")
    try board.hook(
      "pre-commit",
      """
      #!/bin/sh
      git diff --binary > ../patch && git checkout --quiet -- . && cat board/doing.md > ../seen
      cd board && git diff --cached --name-only > ../../names
      cd .. && git apply ../patch
      """
    )
    let before = try board.repository.numstat()
    try board.store.apply(board.move("one", to: "doing", at: 1))
    let seen = try board.repository.sandbox.read("seen").text
    #expect(try seen == board.committed("board/doing.md"))
    #expect(!seen.contains("by hand"))
    #expect(board.lines(of: "names") == ["board/doing.md", "board/todo.md"])
    #expect(try board.repository.numstat() == before)
    #expect(try board.repository.numstat("HEAD~", "HEAD").count == 2)
    try board.repository.fsck()
  }

  @Test("What is staged otherwise at such a path stays staged")
  func stagingBeside() throws {
    let board = try TestBoard()
    try board.append("- [ ] staged\n", to: "board/doing.md")
    try board.repository.git("add", "board/doing.md")
    try board.hook(
      "pre-commit",
      "#!/bin/sh\ngit cat-file blob :board/doing.md | sed s/five/FIVE/ > ../new\n"
        + "git update-index --cacheinfo 100644,$(git hash-object -w ../new),board/doing.md\n"
    )
    try board.store.apply(board.move("one", to: "doing", at: 1))
    #expect(try board.committed("board/doing.md").contains("FIVE"))
    #expect(try !board.committed("board/doing.md").contains("staged"))
    #expect(try board.staged("board/doing.md").hasSuffix("- [ ] staged\n"))
    #expect(try board.staged("board/doing.md").contains("five"))
    #expect(try board.text("board/doing.md") == board.staged("board/doing.md"))
  }

  @Test("What a hook edits without staging it is seen as a hand edit")
  func editing() throws {
    let board = try TestBoard()
    try board.hook("pre-commit", "#!/bin/sh\nsed -i 's/five/FIVE/' board/doing.md\n")
    try board.store.apply(board.move("one", to: "doing", at: 1))
    #expect(try board.committed("board/doing.md").contains("five"))
    #expect(try board.repository.status() == [" M board/doing.md"])
  }
}
