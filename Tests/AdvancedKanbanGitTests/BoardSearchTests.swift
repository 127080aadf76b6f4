import TestSupport
import Testing

@testable import AdvancedKanbanGit

@Suite struct BoardSearchTests {
  private let sandbox: Sandbox

  init() throws { sandbox = try Sandbox() }

  private func search(_ folder: String) -> BoardSearch.Result {
    BoardSearch.board(from: "\(sandbox.path)/\(folder)")
  }

  private func found(_ folder: String) -> BoardSearch.Result {
    .found(BoardFolder("\(sandbox.path)/\(folder)"))
  }

  @Test("The nearest folder upwards with a board.md is the board") func upwards() throws {
    try sandbox.write("", to: "p/board.md")
    try sandbox.write("", to: "p/q/r/x")
    #expect(search("p/q/r") == found("p"))
    #expect(search("p") == found("p"))
    #expect(search("p/") == found("p"))
    try sandbox.write("", to: "p/q/board.md")
    #expect(search("p/q/r") == found("p/q"))
  }

  @Test("Else the only folder under the root of the repository") func underTheRoot() throws {
    try sandbox.write("", to: "p/.git/HEAD")
    try sandbox.write("", to: "p/src/deep/x")
    #expect(search("p/src/deep") == .none)
    try sandbox.write("", to: "p/plans/board.md")
    #expect(search("p/src/deep") == found("p/plans"))
    try sandbox.write("", to: "p/more/board.md")
    #expect(search("p") == .ambiguous(["more", "plans"].map { "\(sandbox.path)/p/\($0)" }))
  }

  @Test("Git's variables say where the root of the repository is") func variables() throws {
    try sandbox.write("", to: "tree/plans/board.md")
    try sandbox.write("", to: "tree/src/x")
    try sandbox.write("", to: "other/.git/HEAD")
    try sandbox.write("", to: "other/plans/board.md")
    let search = { [sandbox] (folder: String, variables: [String: String]) in
      BoardSearch.board(from: "\(sandbox.path)/\(folder)", variables: variables)
    }
    #expect(search("tree/src", ["GIT_WORK_TREE": "\(sandbox.path)/tree"]) == found("tree/plans"))
    #expect(search("tree/src", ["GIT_WORK_TREE": ".."]) == found("tree/plans"))
    #expect(search("tree/src", ["GIT_WORK_TREE": "..", "GIT_DIR": "/x"]) == found("tree/plans"))
    #expect(search("other", ["GIT_WORK_TREE": "../tree/"]) == found("tree/plans"))
    #expect(search("tree", ["GIT_DIR": "../other/.git"]) == found("tree/plans"))
    #expect(search("tree/src", ["GIT_DIR": "../other/.git"]) == .none)
    #expect(search("other", ["GIT_DIR": "", "GIT_WORK_TREE": ""]) == found("other/plans"))
  }

  @Test("Nothing is found where there is nothing") func nothing() {
    #expect(search("p") == .none)
    #expect(BoardSearch.board(from: "/") == .none)
  }
}
