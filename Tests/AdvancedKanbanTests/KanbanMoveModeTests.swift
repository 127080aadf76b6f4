import AdvancedKanban
import Testing

@Test(arguments: WIPLimitBehavior.allCases)
func `Any five events keep the rules of move mode`(behavior: WIPLimitBehavior) throws {
  let worlds = [
    SmallWorld([2], [1], limits: [0, 1]),
    SmallWorld([2, 3, 1], [4], [], limits: [nil, 1, 0]),
  ]
  for world in worlds {
    var game = MoveModeGame(world: world, behavior: behavior)
    try game.playEverySequence(of: 5)
  }
}

@Test func `The way through a short column and back ends in the same row`() {
  let world = SmallWorld([1, 2, 3], [], [4, 5, 6])
  #expect(world.places(carrying: 3, .right, .right, .left, .left) == ["B0", "C2", "B0", "A2"])
  #expect(world.places(carrying: 3, .right, .up, .down, .left) == ["B0", "B0", "B0", "A2"])
  #expect(world.places(carrying: 3, .up, .right, .right) == ["A1", "B0", "C1"])
}

@Test func `A refused commit keeps the card carried, and cancel names where it came from`() throws {
  let world = SmallWorld([1, 2], [], limits: [nil, 0])
  let resolver = KanbanMoveResolver(columns: world.columns, wipLimitBehavior: .preventDrop)
  let breach = try #require(WIPLimitBreach(limit: 0, count: 1))
  let origin = KanbanPlace(columnID: "A", index: 1)
  let destination = KanbanPlace(columnID: "B", index: 0)
  var mode = Mode.idle
  #expect(mode.handle(.pickUp(2), on: resolver) == .pickedUp(origin))
  #expect(mode.handle(.right, on: resolver) == .carried(destination))
  #expect(
    mode.handle(.commit, on: resolver)
      == .committed(.refused(KanbanMove(cardID: 2, from: origin, to: destination), breach))
  )
  #expect(mode.carriedCard?.place == destination)
  #expect(mode.handle(.cancel, on: resolver) == .cancelled(origin))
  #expect(mode == .idle)
}

@Test(arguments: [KanbanMoveModeEvent<Int>.up, .down, .left, .right, .commit])
func `A card that has left the board is no longer carried`(event: KanbanMoveModeEvent<Int>) {
  let before = KanbanMoveResolver(columns: SmallWorld([1]).columns, wipLimitBehavior: .warnOnly)
  let after = KanbanMoveResolver(columns: SmallWorld([]).columns, wipLimitBehavior: .warnOnly)
  var mode = Mode.idle
  #expect(mode.handle(.pickUp(9), on: before) == .impossible(.unknownCard(9)))
  _ = mode.handle(.pickUp(1), on: before)
  #expect(mode.preview(of: after.columns) == after.columns)
  let error = TestColumn.MoveError.unknownCard(1)
  let expected: MoveModeGame.Reply =
    event == .commit ? .committed(.impossible(error)) : .impossible(error)
  #expect(mode.handle(event, on: after) == expected)
  #expect(mode == .idle)
}

private typealias Mode = KanbanMoveMode<Int, String>

extension SmallWorld {
  /// Where a card would land after each event, as in `B0`.
  fileprivate func places(
    carrying card: Int,
    _ events: KanbanMoveModeEvent<Int>...
  ) -> [String] {
    let resolver = KanbanMoveResolver(columns: columns, wipLimitBehavior: .warnOnly)
    var mode = Mode.idle
    _ = mode.handle(.pickUp(card), on: resolver)
    return events.map { event in
      _ = mode.handle(event, on: resolver)
      return mode.carriedCard.map { "\($0.place.columnID)\($0.place.index)" } ?? "idle"
    }
  }
}
