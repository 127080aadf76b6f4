import AdvancedKanban
import Testing

struct Note: KanbanCard {
  let id: String
}

struct Lane: KanbanColumn, Equatable {
  let id: String
  var cards: [Note] = []
  var wipLimit: Int?
  var isCollapsed = false
}

@Test func `A journal of moves rebuilds the board`() throws {
  let start = [Lane(id: "To do", cards: [Note(id: "Write"), Note(id: "Print")]), Lane(id: "Done")]
  var journal: [Lane.Move] = []
  let board = KanbanBoard(columns: start) { move in journal.append(move) }

  _ = board.move("Write", to: .top("Done"))
  _ = board.move("Print", to: .before("Write"))

  let rebuilt = try journal.reduce(start) { columns, move in try columns.applying(move) }
  #expect(rebuilt == board.columns)
  #expect(rebuilt[1].cards.map(\.id) == ["Print", "Write"])
}
