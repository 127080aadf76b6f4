import MergeTrials
import Testing

/// A sample of what `swift run -c release merges triples` tries in full.
@Suite struct BoardMergePropertyTests {
  @Test(arguments: BoardMergeRule.allCases, RandomBoard.Cards.allCases)
  func anyBoards(rule: BoardMergeRule, cards: RandomBoard.Cards) throws {
    for boards in RandomTriple.all(cards, count: 150) { try rule.judge(boards) }
  }

  @Test(arguments: NamedMergeRule.allCases)
  func namedBoards(rule: NamedMergeRule) throws {
    for boards in RandomTriple.all(.named, count: 300) { try rule.judge(boards) }
  }
}
