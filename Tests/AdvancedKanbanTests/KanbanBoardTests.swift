import AdvancedKanban
import TestSupport
import Testing

@Test func `The board makes the move that the resolver finds, and its handler hears of it`() throws
{
  for request in MoveRequest.limited {
    var heard: [TestColumn.Move] = []
    let board = KanbanBoard(columns: request.world.columns, wipLimitBehavior: .preventDrop) {
      heard.append($0)
    }
    let expected = board.resolver.resolution(of: request.card, to: request.target)
    try check(board.move(request.card, to: request.target), expected, "\(request)")
    guard case .move(let move, _) = expected, let after = request.after else {
      try check(heard, [], "\(request)")
      try check(board.columns, request.world.columns, "\(request)")
      continue
    }
    try check(heard, [move], "\(request)")
    try check(board.columns, request.world.with(after).columns, "\(request)")
  }
}

@Test func `A handler that throws gets the old columns back, and its error goes on`() throws {
  for request in MoveRequest.unlimited {
    let board = KanbanBoard(columns: request.world.columns, onMove: refuse)
    let expected = board.resolver.resolution(of: request.card, to: request.target)
    let isMove = if case .move = expected { true } else { false }
    let result = Result { () throws(Refusal) in try board.move(request.card, to: request.target) }
    let refusal = Refusal(cardID: request.card)
    try check(result, isMove ? .failure(refusal) : .success(expected), "\(request)")
    try check(board.columns, request.world.columns, "\(request)")
  }
}

@Test func `The handler reads the new columns`() {
  let witness = Witness()
  let board = KanbanBoard(columns: SmallWorld([1], []).columns, onMove: witness.see)
  witness.board = board
  #expect(board.move(1, to: .top("B")) != .noChange)
  #expect(witness.seen == [SmallWorld([], [1]).columns])
}

@Test func `Columns that are classes are put back too`() {
  let columns = [SharedColumn(id: "A", cards: [TestCard(id: 1)]), SharedColumn(id: "B", cards: [])]
  let board = KanbanBoard(columns: columns, onMove: refuse)
  #expect(throws: Refusal(cardID: 1)) { try board.move(1, to: .top("B")) }
  #expect(columns.map(\.cards) == [[TestCard(id: 1)], []])
}

@Test func `Columns that a handler has emptied are put back when it throws`() {
  let vandal = Vandal()
  let board = KanbanBoard(columns: SmallWorld([1], []).columns, onMove: vandal.spoil)
  vandal.board = board
  #expect(throws: Refusal(cardID: 1)) { try board.move(1, to: .top("B")) }
  #expect(board.columns == SmallWorld([1], []).columns)
}

@Test func `Force moves a card past the limit, with a warning`() throws {
  let world = SmallWorld([1], [], limits: [nil, 0])
  let board = KanbanBoard(columns: world.columns, wipLimitBehavior: .preventDrop) { _ in }
  let breach = try #require(WIPLimitBreach(limit: 0, count: 1))
  let move = KanbanMove(
    cardID: 1,
    from: KanbanPlace(columnID: "A", index: 0),
    to: KanbanPlace(columnID: "B", index: 0)
  )
  #expect(board.move(1, to: .top("B")) == .refused(move, breach))
  #expect(board.columns == world.columns)
  #expect(board.move(1, to: .top("B"), force: true) == .move(move, warning: breach))
  #expect(board.columns == world.with([[], [1]]).columns)
}

@Test func `A column is collapsed and expanded without a move`() throws {
  let board = KanbanBoard(columns: SmallWorld([1], []).columns, onMove: refuse)
  try board.toggleCollapse(of: "B")
  #expect(board.columns.map(\.isCollapsed) == [false, true])
  try board.toggleCollapse(of: "B")
  #expect(board.columns.map(\.isCollapsed) == [false, false])
  #expect(throws: TestColumn.MoveError.unknownColumn("Z")) { try board.toggleCollapse(of: "Z") }
}

/// What a store throws that takes nothing.
private struct Refusal: Error, Equatable {
  let cardID: Int
}

private func refuse(_ move: TestColumn.Move) throws(Refusal) {
  throw Refusal(cardID: move.cardID)
}

/// A handler that looks at the board whenever it is called.
private final class Witness {
  weak var board: KanbanBoard<TestColumn, Never>?
  private(set) var seen: [[TestColumn]] = []

  func see(_ move: TestColumn.Move) {
    seen.append(board?.columns ?? [])
  }
}

/// A handler that spoils the board before it throws.
private final class Vandal {
  weak var board: KanbanBoard<TestColumn, Refusal>?

  func spoil(_ move: TestColumn.Move) throws(Refusal) {
    board?.columns = []
    try refuse(move)
  }
}

/// A column that everyone who has it shares.
private final class SharedColumn: KanbanColumn {
  let id: String
  var cards: [TestCard]
  var wipLimit: Int?
  var isCollapsed = false

  init(id: String, cards: [TestCard]) {
    self.id = id
    self.cards = cards
  }
}
