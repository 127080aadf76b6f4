import AdvancedKanbanGit
import AdvancedKanbanMarkdown
import TestSupport
import Testing

/// A move commits the move and nothing else, whatever else has been done: the last commit, the index
/// and the work tree are each as before, with the card's lines moved.
@Suite struct MoveMatrixTests {
  @Test(
    "Only the move, always",
    arguments: Preparation.all.flatMap { preparation in
      Preparation.Side.allCases.map { (preparation, $0) }
    },
    ["marked", "plain"]
  )
  func cell(_ cell: (preparation: Preparation, side: Preparation.Side), card: String) throws {
    let board = try TestBoard(files: TestBoard.twoColumns())
    try prepare(board, cell.preparation, cell.side, card)
    let before = try BoardSnapshot(board.repository)
    let after = try judgedMove(of: card, on: board, before)
    #expect(after.status == cell.preparation.status(before.status, cell.side))
    #expect(after.stagedLines == cell.preparation.stagedLines(before.stagedLines, cell.side))
    if let editedLines = cell.preparation.editedLines(before.editedLines, cell.side) {
      #expect(after.editedLines == editedLines)
    }
  }

  @Test("Only the move, whatever comes together", arguments: 0..<24)
  func mixture(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let board = try TestBoard(files: TestBoard.twoColumns())
    let card = Bool.random(using: &random) ? "marked" : "plain"
    var made = ["seed \(seed)", card]
    // What becomes of a column that is new by both has tests of its own.
    let isRenaming = Bool.random(using: &random)
    let possible = Preparation.all.filter { isRenaming ? !$0.isUntracking : !$0.isRenaming }
    for preparation in possible.shuffled(using: &random).prefix(4) {
      let side = Preparation.Side.allCases.randomElement(using: &random) ?? .both
      // Some cannot come after others.
      let isMade = (try? prepare(board, preparation, side, card)) != nil
      made.append("\(preparation.name) (\(side))\(isMade ? "" : ", in part")")
    }
    let before = try BoardSnapshot(board.repository)
    _ = try judgedMove(of: card, on: board, before, Comment(rawValue: "\(made)"))
  }

  private func prepare(
    _ board: TestBoard,
    _ preparation: Preparation,
    _ side: Preparation.Side,
    _ card: String
  ) throws {
    if side.hasSource {
      try preparation.make(board, Preparation.Column(name: "todo", card: card))
    }
    if side.hasDestination {
      try preparation.make(board, Preparation.Column(name: "doing", card: "doing first"))
    }
  }

  /// Moves the card before another, and judges the three versions.
  private func judgedMove(
    of card: String,
    on board: TestBoard,
    _ before: BoardSnapshot,
    _ comment: Comment? = nil
  ) throws -> BoardSnapshot {
    let reference = ReferenceMove(card: card, anchor: "six ^six")
    let head = try board.repository.contents(of: before.head)
    let index = try board.repository.contents(of: before.index)
    try board.store.apply(board.move(card, before: reference.anchor))
    let after = try BoardSnapshot(board.repository)
    let moved = { (files: Files) in reference.applied(to: files, seenFrom: before.work) }
    let movedHead = reference.applied(to: head, seenFrom: before.work, staged: index)
    let expectedHead = try before.head.replacing(head, by: movedHead) { "100644 blob \($0)" }
    let expectedIndex = try before.index.replacing(index, by: moved(index)) { "100644 \($0) 0" }
    #expect(after.head == expectedHead, comment)
    #expect(after.index == expectedIndex, comment)
    #expect(after.work.texts == moved(before.work).texts, comment)
    try board.repository.fsck()
    return after
  }
}

extension TestBoard {
  /// The move of a card before another one, both given by words in their titles or IDs.
  func move(_ words: String, before anchor: String) throws -> MarkdownKanbanMove {
    for column in try store.board().columns {
      let index = column.cards.firstIndex { $0.source.text.contains(anchor) }
      if let index { return try move(words, to: column.id, at: index) }
    }
    throw TestFailure("no card with '\(anchor)'")
  }
}

extension Files {
  /// The files as texts, to be read where they differ.
  var texts: [String: String] { mapValues(\.text) }
}
