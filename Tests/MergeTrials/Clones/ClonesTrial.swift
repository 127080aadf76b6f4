internal import AdvancedKanbanMarkdown
internal import TestSupport

/// Several clones of one repository in which people change a board, pull and push as it comes.
///
/// New cards of the command have random IDs, so that two runs of a seed are alike but for these.
package struct ClonesTrial {
  private let count: Int
  private let rounds: Int
  private var random: SeededGenerator

  /// - Parameters:
  ///   - clones: How many clones there are.
  ///   - rounds: How often one of them does something.
  ///   - seed: Settles who does what.
  package init(clones: Int, rounds: Int, seed: UInt64) {
    (count, self.rounds) = (clones, rounds)
    random = SeededGenerator(seed: seed)
  }

  /// Does it all, and judges what is there in the end.
  package mutating func run() throws -> ClonesSummary {
    let origin = try MergeFolder(isBare: true).repository
    let seed = random.seed
    var summary = ClonesSummary(clones: count, rounds: rounds)
    let kind = HandwrittenBoard.Kind(isNamed: true, isPlain: true, columns: 4, cards: 20)
    var cards = CardBook(HandwrittenBoard(kind, seed: seed))
    var clones = try clones(of: origin, with: cards.board, &cards)
    for round in 1...max(rounds, 1) {
      let index = random.number(below: clones.count)
      for _ in 0..<random.number(below: 4) { try clones[index].change(&cards, &random, &summary) }
      if random.chance(2) { try clones[index].exchange(&random, &summary) }
      try summary.judge(clones[index].repository, cards, round: round)
      guard summary.failures.count < 10 else { return summary }
    }
    try settle(&clones, &summary)
    try summary.judgeEnd(clones.map(\.repository), origin, cards)
    return summary
  }

  private func clones(
    of origin: TestRepository,
    with board: HandwrittenBoard,
    _ cards: inout CardBook
  ) throws -> [BusyClone] {
    try (0..<count).map { number in
      let clone = origin.neighbour("clone-\(number)")
      try origin.git("clone", "--quiet", ".", "../clone-\(number)")
      if number == 0 {
        let files = board.texts.map { ("board/\($0.key)", $0.value) }
        try clone.commit(Dictionary(uniqueKeysWithValues: files))
        // What it adds beside the board is committed once, for all.
        try clone.kanban(["git-setup"]).expectSuccess()
        try clone.commit([:])
        try clone.git("push", "--quiet", "--set-upstream", "origin", "HEAD")
      }
      try clone.kanban(["git-setup"]).expectSuccess()
      return BusyClone(repository: clone, name: "P\(number)")
    }
  }

  /// Lets all sync until nothing changes any more.
  private mutating func settle(_ clones: inout [BusyClone], _ summary: inout ClonesSummary) throws {
    for _ in 0..<4 {
      for index in clones.indices { try clones[index].sync(&random, &summary) }
    }
  }
}

/// The cards that were ever made, and those that somebody has removed.
struct CardBook {
  let board: HandwrittenBoard
  private(set) var made: Set<Int> = []
  private(set) var removed: Set<Int> = []
  private var maker: HandwrittenBoard

  init(_ board: HandwrittenBoard) {
    self.board = board
    maker = board.branch(seed: board.random.seed, firstNumber: 1_000)
    made = JudgedBoard(board.files).marks
  }

  /// A card that nobody has made yet.
  mutating func newCard() -> HandwrittenCard {
    let card = maker.newCard()
    made.insert(card.number)
    return card
  }

  mutating func remove(_ number: Int) { removed.insert(number) }

  /// The marks of the cards that have to be there.
  var alive: Set<Int> { made.subtracting(removed) }
}
