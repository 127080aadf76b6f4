import AdvancedKanban
import Testing

@Test(arguments: SmallWorld.limits + [-1], 0...4)
func `A new card is counted against the limit`(limit: Int?, count: Int) {
  let column = TestColumn(id: "A", cards: (0..<count).map(TestCard.init(id:)), wipLimit: limit)
  let fits = limit.map { $0 < 0 || count < $0 } ?? true
  let breach = WIPLimitBreach(limit: limit, count: count + 1)
  #expect((breach == nil) == fits)
  #expect(breach?.limit == (fits ? nil : limit))
  #expect(breach?.count == (fits ? nil : count + 1))
  #expect(column.decision(for: nil, .warnOnly) == breach.map { .acceptWithWarning($0) } ?? .accept)
  #expect(column.decision(for: nil, .preventDrop) == breach.map { .reject($0) } ?? .accept)
  #expect(column.decision(for: "B", .preventDrop) == column.decision(for: nil, .preventDrop))
}

@Test(arguments: SmallWorld.limits + [-1], WIPLimitBehavior.allCases)
func `A card is always accepted in its own column`(limit: Int?, behavior: WIPLimitBehavior) {
  let column = TestColumn(id: "A", cards: (1...4).map(TestCard.init(id:)), wipLimit: limit)
  #expect(column.decision(for: "A", behavior) == .accept)
}

@Test func `Force turns a rejection into a warning`() throws {
  let column = TestColumn(id: "A", cards: [], wipLimit: 0)
  let breach = try #require(WIPLimitBreach(limit: 0, count: 1))
  #expect(column.decision(for: nil, .preventDrop) == .reject(breach))
  #expect(column.decision(for: nil, .preventDrop, force: true) == .acceptWithWarning(breach))
}

extension TestColumn {
  fileprivate func decision(
    for sourceColumnID: String?,
    _ behavior: WIPLimitBehavior,
    force: Bool = false
  ) -> WIPLimitDropDecision {
    WIPLimitEvaluator.decision(
      entering: self,
      from: sourceColumnID,
      behavior: behavior,
      force: force
    )
  }
}
