import KanbanCLI
import TestSupport
import Testing

@Suite("Completion")
struct CompletionTests {
  private static func answer(_ words: [String]) -> Completion.Answer {
    Completion(commands: SampleCommands.all) { board in
      BoardNames(
        cards: [Candidate("k7x2m9", "Parser"), Candidate("done:1", "Rest")],
        columns: [Candidate("done", "Done"), Candidate(board ?? "doing", "Board")]
      )
    }.answer(to: words)
  }

  @Test(
    "offers what may come next",
    arguments: [
      (["mo"], ["move"]), (["__"], []), (["c"], ["commit", "column"]),
      (["column", ""], ["add", "limit"]),
      (["--json", "column", "l"], ["limit"]), (["move", "k"], ["k7x2m9"]),
      (["move", ""], ["k7x2m9", "done:1"]), (["move", "a", "d"], ["done:1", "done", "doing"]),
      (["add", "d"], ["done", "doing"]), (["add", "done", ""], []),
      (["--board", "x", "add", ""], ["done", "x"]), (["add", "--board=x", ""], ["done", "x"]),
      (["move", "--after", "d"], ["done:1"]), (["move", "--after=d"], ["--after=done:1"]),
      (["move", "--t"], ["--top", "--to"]), (["move", "--top", "--t"], ["--to"]),
      (["show", "--sort", ""], ["title", "age"]),
      (["--color=a"], ["--color=auto", "--color=always"]),
      (["--color", "n"], ["never"]), (["paint", "r"], ["red"]), (["move", "--", "--t"], []),
      (["show", "a", "b", "doi"], ["doing"]), (["commit", "x", ""], []), (["nonsense", ""], []),
      (
        [],
        [
          "move", "show", "add", "commit", "init", "column", "read", "paint",
        ]
      ),
    ]
  )
  func offers(_ words: [String], _ values: [String]) {
    guard case .candidates(let candidates) = Self.answer(words) else {
      Issue.record("no candidates")
      return
    }
    #expect(candidates.map(\.value) == values)
  }

  @Test("leaves files and folders to the shell")
  func leavesFiles() {
    #expect(Self.answer(["read", "x"]) == .files)
    #expect(Self.answer(["init", ""]) == .directories)
    #expect(Self.answer(["--board", ""]) == .directories)
  }

  @Test("describes what it offers, on one line each")
  func describes() {
    #expect(Self.answer(["mo"]) == .candidates([Candidate("move", "Move cards")]))
    #expect(Self.answer(["col"]) == .candidates([Candidate("column", "add, limit")]))
    #expect(Candidate("x", "a\tb\nc").line == "x\ta\\tb\\nc")
    #expect(Candidate("x").line == "x")
  }

  @Test("is a command that reads a home folder as the shell would")
  func command() throws {
    let sandbox = try Sandbox()
    try sandbox.write("- One ^one\n- Two\n", to: "home/plan/to do.md")
    let world = TestWorld()
    world.variables["HOME"] = sandbox.path + "/home"
    let words = ["__complete", "--", "--board", "~/plan", "move", ""]
    #expect(Program.run(words, in: world.environment) == .done)
    #expect(world.output == "one\tOne\nto do:2\tTwo\n")
  }

  @Test("offers nothing where there is no board")
  func offersNothing() {
    let world = TestWorld()
    let words = ["__complete", "--", "--board", "/x", "show", ""]
    #expect(Program.run(words, in: world.environment) == .done)
    #expect(world.output == "")
    #expect(world.errors == "")
  }
}
