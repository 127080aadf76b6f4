import AdvancedKanban
import Testing

@Test(arguments: WIPLimitBehavior.allCases)
func `The handler hears of every move, and of nothing else`(behavior: WIPLimitBehavior) {
  for world in SmallWorld.allWithLimits {
    for card in world.cards {
      for (target, after) in world.outcomes(moving: card) {
        var heard: [TestColumn.Move] = []
        let board = KanbanBoard(columns: world.columns, wipLimitBehavior: behavior) {
          heard.append($0)
        }
        let expected = board.resolver.resolution(of: card, to: target)
        let context = "\(world), card \(card) to \(target)"
        check(board.move(card, to: target), expected, context)
        let move: TestColumn.Move? = if case .move(let move, _) = expected { move } else { nil }
        check(heard, move.map { [$0] } ?? [], context)
        check(
          board.columns,
          (move.flatMap { _ in after }.map(world.with) ?? world).columns,
          context
        )
      }
    }
  }
}

@Test func `A handler that throws gets its columns back`() {
  for world in SmallWorld.all {
    for card in world.cards {
      for (target, _) in world.outcomes(moving: card) {
        let board = KanbanBoard(columns: world.columns, onMove: refuse)
        let resolution = board.resolver.resolution(of: card, to: target)
        let isMove = if case .move = resolution { true } else { false }
        let context = "\(world), card \(card) to \(target)"
        do {
          check(try board.move(card, to: target), resolution, context)
          check(isMove, false, context)
        } catch {
          check(error, Refusal(cardID: card), context)
        }
        check(board.columns, world.columns, context)
      }
    }
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
