import AdvancedKanban
import AdvancedKanbanGit
import AdvancedKanbanMarkdown
import TestSupport
import Testing

/// Hooks run as `git commit` runs them, which is the referee.
@Suite struct HookTests {
  private static let names = ["pre-commit", "prepare-commit-msg", "commit-msg", "post-commit"]

  /// A hook that writes down what it sees, in a file beside the repository.
  private static func log(_ name: String) -> String {
    """
    #!/bin/sh
    {
      echo "$0 $*"
      pwd
      env | grep -E '^GIT_(EDITOR|DIR|WORK_TREE|PREFIX|AUTHOR_.*|COMMITTER_.*)=' | sort
      git diff --cached --stat
      git status --short
      cat board/doing.md
      case "$0" in *-msg) cat "$1";; esac
      case "$0" in
        *post-commit) echo "$GIT_INDEX_FILE" ;;
        *) ls .git/index.lock; case "$GIT_INDEX_FILE" in /*) echo absolute ;; esac ;;
      esac
    } >> ../log 2>&1
    """
  }

  private func logged(
    _ board: TestBoard,
    _ commit: () throws -> Void
  ) throws -> [String] {
    for name in Self.names { try board.hook(name, Self.log(name)) }
    try board.repository.write("staged\n", to: "staged.txt")
    try board.repository.git("add", "staged.txt")
    try commit()
    return board.lines(of: "log")
  }

  @Test("They see what git lets them see, in the same order")
  func sameAsGit() throws {
    let ours = try TestBoard()
    let own = try logged(ours) { try ours.store.apply(ours.move("one", to: "doing", at: 1)) }
    let message = try ours.repository.git("log", "-1", "--format=%B").text
    let theirs = try TestBoard()
    let wanted = try logged(theirs) {
      for file in ["board/todo.md", "board/doing.md"] {
        try theirs.repository.write(ours.repository.read(file), to: file)
      }
      try theirs.repository.git("commit", "--quiet", "--message", message, "--", "board")
    }
    let dated = { (line: String) in !line.hasPrefix("GIT_AUTHOR_DATE=") }
    #expect(own.filter(dated).map(ours.placed) == wanted.filter(dated).map(theirs.placed))
    #expect(own.contains("GIT_AUTHOR_DATE=@1112911993 -0700"))
    #expect(try ours.repository.id("HEAD^{tree}") == theirs.repository.id("HEAD^{tree}"))
    #expect(try ours.repository.status() == ["A  staged.txt"])
    try ours.repository.fsck()
  }

  @Test("A branch that is changed to meanwhile gets the commit, as with git") func otherBranch()
    throws
  {
    let board = try TestBoard()
    try board.repository.git("branch", "feature")
    let main = try board.repository.id("main")
    try board.hook("pre-commit", "#!/bin/sh\ngit symbolic-ref HEAD refs/heads/feature\n")
    let receipt = try board.store.apply(board.move("one", to: "doing", at: 1))
    #expect(try board.repository.id("main") == main)
    #expect(try board.repository.id("feature") == receipt.commit)
    #expect(try board.repository.status() == [])
  }

  @Test("They are told where the repository is, if that is not usual")
  func places() throws {
    let board = try TestBoard()
    let script =
      "#!/bin/sh\nenv | grep -E '^GIT_(DIR|WORK_TREE|PREFIX)=' | sort >> ../log; pwd >> ../log\n"
    for name in Self.names { try board.hook(name, script) }
    let linked = TestBoard(of: try board.repository.linkedWorkTree("linked"))
    try linked.store.apply(linked.move("one", to: "doing", at: 1))
    let own = board.lines(of: "log")
    try linked.append("- [ ] more\n", to: "board/todo.md")
    try linked.repository.git("commit", "--quiet", "--message", "More", "--", "board")
    #expect(board.lines(of: "log") == own + own)
    #expect(own.first == "GIT_DIR=\(board.repository.path)/.git/worktrees/linked")
  }

  @Test("Variables that name the repository lead hooks to it")
  func variables() throws {
    let board = try TestBoard()
    try board.hook("pre-commit", "#!/bin/sh\ngit diff --cached --name-only > ../log\n")
    let store = try board.store
    store.options.environment["GIT_DIR"] = board.repository.path + "/.git"
    store.options.environment["GIT_WORK_TREE"] = board.repository.path
    try store.apply(board.move("one", to: "doing", at: 1))
    #expect(board.lines(of: "log") == ["board/doing.md", "board/todo.md"])
  }

  @Test("One that fails stops the move with its words", arguments: names.dropLast())
  func failing(_ name: String) throws {
    let board = try TestBoard()
    try board.append("- [ ] by hand\n", to: "board/doing.md")
    try board.hook(name, "#!/bin/sh\necho no way\necho never >&2\nexit 3\n")
    let before = try board.state()
    #expect(
      throws: KanbanStoreError.hookFailed(name: name, status: 3, output: "no way\nnever\n")
    ) {
      try board.store.apply(board.move("one", to: "doing", at: 1))
    }
    #expect(try board.state() == before)
    #expect(board.isClean)
  }

  @Test("What it has edited before it fails is kept, with the move")
  func editingAndFailing() throws {
    let board = try TestBoard()
    try board.hook("pre-commit", "#!/bin/sh\nsed -i s/five/FIVE/ board/doing.md\nexit 1\n")
    let failure = KanbanStoreError.hookFailed(name: "pre-commit", status: 1, output: "")
    #expect(throws: KanbanStoreError.keptInFiles(failure)) {
      try board.store.apply(board.move("one", to: "doing", at: 1))
    }
    #expect(try board.text("board/doing.md").contains("FIVE\n- [ ] one ^one\n"))
    #expect(try !board.text("board/todo.md").contains("one"))
    #expect(try board.repository.status() == [" M board/doing.md", " M board/todo.md"])
    #expect(board.isClean)
  }

  @Test("One that is killed stops the move as well")
  func killed() throws {
    let board = try TestBoard()
    try board.hook("pre-commit", "#!/bin/sh\nkill -INT $$\n")
    let before = try board.state()
    #expect(throws: KanbanStoreError.hookFailed(name: "pre-commit", status: 130, output: "")) {
      try board.store.apply(board.move("one", to: "doing", at: 1))
    }
    #expect(try board.state() == before)
  }

  @Test("One that cannot be started stops the move, one without '#!' is the shell's")
  func starting() throws {
    let board = try TestBoard()
    try board.hook("pre-commit", "#!/no/such/interpreter\n")
    #expect(throws: KanbanStoreError.self) {
      try board.store.apply(board.move("one", to: "doing", at: 1))
    }
    try board.hook("pre-commit", "echo \"$0\"; exit 1\n")
    let error = KanbanStoreError.hookFailed(
      name: "pre-commit",
      status: 1,
      output: ".git/hooks/pre-commit\n"
    )
    #expect(throws: error) { try board.store.apply(board.move("one", to: "doing", at: 1)) }
    #expect(try board.repository.status() == [])
  }

  @Test("Without verification only prepare-commit-msg and post-commit run")
  func withoutVerification() throws {
    let board = try TestBoard()
    for name in Self.names { try board.hook(name, "#!/bin/sh\necho \(name) >> ../log\n") }
    let store = try board.store
    store.options.isVerifying = false
    try store.apply(board.move("one", to: "doing", at: 1))
    #expect(board.lines(of: "log") == ["prepare-commit-msg", "post-commit"])
  }

  @Test("The message is what hooks make of it, cleaned up as git does")
  func message() throws {
    let board = try TestBoard()
    try board.hook("prepare-commit-msg", "#!/bin/sh\nprintf '\\n\\nFirst  \\n\\n\\n# x\\n' > $1\n")
    try board.hook("commit-msg", "#!/bin/sh\nprintf '\\nSigned-off-by: me\\n\\n' >> $1\n")
    try board.store.apply(board.move("one", to: "doing", at: 1))
    let ours = try board.repository.git("log", "-1", "--format=raw").text
    #expect(ours.hasSuffix("    First\n    \n    # x\n    \n    Signed-off-by: me\n"))
    #expect(try board.repository.reflog("HEAD")[0] == "commit: First")
    try board.repository.git("config", "commit.cleanup", "strip")
    try board.store.apply(board.move("two", to: "doing", at: 1))
    let body = try board.repository.git("log", "-1", "--format=%B").text
    #expect(body.hasPrefix("First\n\nSigned-off-by: me\n"))
    try board.hook("prepare-commit-msg", "#!/bin/sh\nprintf '\\n' > $1\n")
    let before = try board.state()
    #expect(throws: KanbanStoreError.emptyMessage) {
      try board.store.apply(board.move("one", to: "done", at: 1))
    }
    #expect(try board.state() == before)
  }

  @Test("They are where core.hooksPath says, and in linked work trees see their own index")
  func elsewhere() throws {
    let board = try TestBoard("core.hooksPath=my hooks")
    try board.program("#!/bin/sh\necho no\nexit 1\n", at: "my hooks/pre-commit")
    let error = KanbanStoreError.hookFailed(name: "pre-commit", status: 1, output: "no\n")
    #expect(throws: error) { try board.store.apply(board.move("one", to: "doing", at: 1)) }
    try board.repository.git("config", "core.hooksPath", "~/hooks")
    try board.repository.sandbox.write("#!/bin/sh\nexit 1\n", to: "home/hooks/pre-commit")
    #expect(
      try board.store.apply(board.move("one", to: "doing", at: 1)).warnings
        == [.hooksNotExecutable(["pre-commit"])]
    )
  }

  @Test("In an empty repository they see what is to be committed")
  func unborn() throws {
    let repository = try TestRepository()
    let board = TestBoard(of: repository)
    try board.hook("pre-commit", "#!/bin/sh\ngit diff --cached --name-only >> ../log\n")
    _ = try board.store.create(title: "T", columns: ["A"])
    #expect(board.lines(of: "log") == ["board/a.md", "board/board.md"])
    #expect(try repository.status() == [])
  }

  @Test("One that fails when all is done is told, and libgit2's omission as well")
  func warnings() throws {
    let board = try TestBoard()
    try board.hook("post-commit", "#!/bin/sh\nexit 1\n")
    try board.hook("reference-transaction", "#!/bin/sh\nexit 0\n")
    let receipt = try board.store.apply(board.move("one", to: "doing", at: 1))
    #expect(
      receipt.warnings == [.hooksNotRun(["reference-transaction"]), .hookFailed("post-commit")]
    )
  }

  @Test("After the commit a hook may commit on its own")
  func committingAfterwards() throws {
    let board = try TestBoard()
    try board.hook(
      "post-commit",
      "#!/bin/sh\ntest -e done && exit 0\ntouch done\ngit commit -q --allow-empty -m Own\n"
    )
    try board.repository.write("done\n", to: ".git/info/exclude")
    #expect(try board.store.apply(board.move("one", to: "doing", at: 1)).warnings == [])
    #expect(try board.repository.git("log", "-1", "--format=%s").lines == ["Own"])
  }
}
