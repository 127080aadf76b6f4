import AdvancedKanban
import AdvancedKanbanGit
import AdvancedKanbanMarkdown
import KanbanServer
import TestSupport
import Testing

@testable import KanbanCLI

@Suite("A board that is served")
struct ServedBoardTests {
  private let repository: TestRepository
  private let desk: ServedBoard

  init() throws {
    repository = try TestRepository()
    try repository.commit([
      "board.md":
        "---\nwipLimitBehavior: preventDrop\n---\n\n- [To do](todo.md)\n- [Done](done.md)\n",
      "todo.md": "---\ntitle: To do\n---\n\n- [ ] One #a @b ^one\n- [ ] Two ^two\n",
      "done.md": "---\ntitle: Done\nwipLimit: 1\n---\n\n- [ ] Three ^three\n",
    ])
    let world = TestWorld()
    world.variables = repository.sandbox.environment
    var environment = world.environment
    environment.workingDirectory = repository.path
    desk = ServedBoard(try OpenBoard(ParsedArguments(), environment), environment)
  }

  private func move(_ id: String, from index: Int, to column: String) -> BoardChange {
    .move(
      MarkdownKanbanMove(
        cardID: .block(id),
        from: KanbanPlace(columnID: "todo", index: index),
        to: KanbanPlace(columnID: column, index: 0)
      )
    )
  }

  @Test("tells what was done as the command does")
  func deeds() throws {
    let deed = try desk.apply([.setDone(CardReference(.block("one"), in: "todo", at: 0), true)])
    #expect(deed.sentence == #"Checked "One #a @b" in To do."#)
    #expect(deed.commit == (try repository.id("HEAD")))
    #expect(deed.warnings.isEmpty)
    let again = try desk.apply([.setDone(CardReference(.block("one"), in: "todo", at: 0), true)])
    #expect(again.sentence == "Nothing to change: that is so already.")
    #expect(again.commit == nil)
  }

  @Test("says why it refuses, and names no option of a command")
  func refusals() throws {
    let full = #expect(throws: Refusal.self) { try desk.apply([move("one", from: 0, to: "done")]) }
    #expect(full?.kind == .wipLimit)
    #expect(full?.message == "'Done' is limited to 1 card and would hold 2")
    #expect(full?.hint == "move a card out of it first")
    let stale = #expect(throws: Refusal.self) {
      try desk.apply([move("four", from: 0, to: "done")])
    }
    #expect(stale?.kind == .conflict)
    #expect(stale?.hint == "look at the board as it is now, and try again")
  }

  @Test("gives new cards IDs as 'add' does")
  func newCards() throws {
    let board = try desk.board()
    #expect(try desk.newCard(title: " Four ^four ", body: "", on: board).blockID == "four")
    #expect(try desk.newCard(title: "Four", body: "", on: board).blockID?.count == 6)
    #expect(throws: Refusal.self) { try desk.newCard(title: "Four ^one", body: "", on: board) }
    #expect(throws: Refusal.self) { try desk.newCard(title: "  ", body: "", on: board) }
    try repository.git("config", "kanban.cardIDs", "false")
    #expect(try desk.newCard(title: "Four", body: "", on: board).blockID == nil)
    #expect(throws: Refusal.self) { try desk.newTitle("One ^uno") }
  }

  @Test("filters as 'show' does")
  func filter() throws {
    let cards = try desk.board().columns.flatMap(\.cards)
    #expect(desk.filter("  ") == nil)
    let matches = try #require(desk.filter("#a one"))
    #expect(cards.filter(matches).map(\.blockID) == ["one"])
  }

  @Test("tells the life of a card, and finds what 'lint' finds")
  func life() throws {
    _ = try desk.apply([
      .edit(CardReference(.block("two"), in: "todo", at: 1), title: "Zwei", body: nil)
    ])
    let board = try desk.board()
    let life = try desk.life(of: BoardPosition(column: 0, index: 1), on: board)
    #expect(life.map(\.deed) == ["edited title", "added to To do"])
    #expect(try desk.findings().isEmpty)
    try repository.write("- [ ] One ^one\n- [ ] One ^one\n", to: "done.md")
    #expect(try desk.findings().contains { $0.code == "duplicate-card-id" })
  }
}
