import AdvancedKanban
import MergeTrials
import Testing

/// What becomes of boards that two people have changed.
@Suite struct BoardMergeTests {
  @Test(arguments: MergeScenario.moves) func moves(_ scenario: MergeScenario) { expect(scenario) }

  @Test(arguments: MergeScenario.additions)
  func additions(_ scenario: MergeScenario) { expect(scenario) }

  @Test(arguments: MergeScenario.edits) func edits(_ scenario: MergeScenario) { expect(scenario) }

  @Test(arguments: MergeScenario.removals)
  func removals(_ scenario: MergeScenario) { expect(scenario) }

  @Test(arguments: MergeScenario.orders) func orders(_ scenario: MergeScenario) { expect(scenario) }

  @Test(arguments: MergeScenario.columns)
  func columns(_ scenario: MergeScenario) { expect(scenario) }

  private func expect(_ scenario: MergeScenario) {
    for hasIDs in scenario.needsIDs ? [true] : [true, false] {
      let boards = scenario.boards(hasIDs: hasIDs)
      let merge = WrittenMerge(
        base: boards.base,
        ours: boards.ours,
        theirs: boards.theirs,
        policy: scenario.policy
      )
      let mirror = WrittenMerge(
        base: boards.base,
        ours: boards.theirs,
        theirs: boards.ours,
        policy: scenario.policy
      )
      #expect(written(merge.board) == written(boards.result), "\(scenario) \(hasIDs)")
      #expect(merge.tale == scenario.tale, "\(scenario) \(hasIDs)")
      #expect(mirror == merge.mirrored, "\(scenario) \(hasIDs)")
    }
  }
}
