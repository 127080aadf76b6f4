import AdvancedKanban
import TestSupport
import Testing

@Test(arguments: WIPLimitBehavior.allCases)
func `A target means what taking out and putting in means`(behavior: WIPLimitBehavior) throws {
  for request in MoveRequest.limited {
    let resolver = KanbanMoveResolver(columns: request.world.columns, wipLimitBehavior: behavior)
    let resolution = resolver.resolution(of: request.card, to: request.target)
    let expected = request.resolution(isPreventing: behavior == .preventDrop)
    try check(resolution.unlessImpossible, expected, "\(request)")
  }
}

@Test func `A ready-made move is resolved like its request, and force only warns`() throws {
  for request in MoveRequest.limited {
    guard let expected = request.resolution(isPreventing: true), let move = expected.move else {
      continue
    }
    let resolver = KanbanMoveResolver(
      columns: request.world.columns,
      wipLimitBehavior: .preventDrop
    )
    try check(resolver.resolution(of: move), expected, "\(request)")
    let forced = request.resolution(isPreventing: false)
    try check(resolver.resolution(of: move, force: true), forced, "\(request)")
  }
}

@Test func `An unknown card or column is named`() {
  let resolver = SmallWorld([1], [2]).resolver
  #expect(resolver.resolution(of: 9, to: .top("A")) == .impossible(.unknownCard(9)))
  #expect(resolver.resolution(of: 1, to: .before(9)) == .impossible(.unknownCard(9)))
  #expect(resolver.resolution(of: 1, to: .after(9)) == .impossible(.unknownCard(9)))
  for target: TestColumn.MoveTarget in [.slot("Z", 0), .index("Z", 0), .top("Z"), .bottom("Z")] {
    #expect(resolver.resolution(of: 1, to: target) == .impossible(.unknownColumn("Z")))
  }
}

@Test(arguments: [-1, 3])
func `A slot out of range comes back with the slots there are`(slot: Int) {
  #expect(
    SmallWorld([1, 2]).resolver.resolution(of: 1, to: .slot("A", slot))
      == .impossible(.indexOutOfRange(slot, in: "A", valid: 0...2))
  )
}

@Test(arguments: [-1, 2])
func `An index out of range comes back with the indices there are`(index: Int) {
  let resolver = SmallWorld([1, 2], [3]).resolver
  for columnID in ["A", "B"] {
    #expect(
      resolver.resolution(of: 1, to: .index(columnID, index))
        == .impossible(.indexOutOfRange(index, in: columnID, valid: 0...1))
    )
  }
}

@Test func `A move made for older columns comes back with where its card is now`() {
  let origin = KanbanPlace(columnID: "A", index: 0)
  let move = KanbanMove(cardID: 1, from: origin, to: KanbanPlace(columnID: "B", index: 0))
  for (world, found) in [
    (SmallWorld([2, 1], []), KanbanPlace(columnID: "A", index: 1)),
    (SmallWorld([], [2, 1]), KanbanPlace(columnID: "B", index: 1)),
  ] {
    #expect(
      world.resolver.resolution(of: move)
        == .impossible(.cardHasMoved(1, expected: origin, found: found))
    )
  }
  #expect(SmallWorld([2], []).resolver.resolution(of: move) == .impossible(.unknownCard(1)))
  #expect(SmallWorld([1]).resolver.resolution(of: move) == .impossible(.unknownColumn("B")))
}

extension SmallWorld {
  fileprivate var resolver: KanbanMoveResolver<[TestColumn]> {
    KanbanMoveResolver(columns: columns, wipLimitBehavior: .warnOnly)
  }
}

extension KanbanMoveResolution {
  fileprivate var unlessImpossible: Self? {
    if case .impossible = self { nil } else { self }
  }

  fileprivate var move: KanbanMove<CardID, ColumnID>? {
    switch self {
    case .move(let move, _), .refused(let move, _): move
    case .noChange, .impossible: nil
    }
  }
}
