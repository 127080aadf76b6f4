import AdvancedKanban
import AdvancedKanbanGit
import AdvancedKanbanMarkdown
import TestSupport
import Testing

/// Random hand edits, some of them staged, then a random move; git says what was committed.
@Suite struct PartialCommitPropertyTests {
  @Test("Whatever is edited and staged, the commit holds the move alone", arguments: 0..<3)
  func commitsTheMoveAlone(stream: UInt64) throws {
    let board = try TestBoard(files: Self.files)
    for seed in (stream * 15)..<((stream + 1) * 15) {
      var random = SeededGenerator(seed: seed)
      for _ in 0..<Int.random(in: 0...2, using: &random) { try edit(board, &random) }
      try stageSome(board, &random)
      for _ in 0..<Int.random(in: 0...2, using: &random) { try edit(board, &random) }
      try check(board, &random)
      try board.repository.commit([:], message: "The rest")
    }
    try board.repository.fsck()
  }

  private static let names = ["todo", "doing", "done"]

  /// Columns of cards that are all different, as are the lines that are added to them.
  private static let files = Dictionary(
    uniqueKeysWithValues: names.map { name in
      let cards = (0..<7).map {
        "- [ ] \(name) \($0)\n" + ($0 % 3 == 0 ? "  body of \(name) \($0)\n" : "")
      }
      return (
        "board/\(name).md", "# \(name)\n\nProse.\n\n" + cards.joined() + "\nFoot of \(name).\n"
      )
    }
  )

  /// Does what a person might do in an editor, though never to a card that could be moved.
  private func edit(_ board: TestBoard, _ random: inout SeededGenerator) throws {
    let file = "board/\(Self.names[Int.random(in: 0..<3, using: &random)]).md"
    let word = String(UInt32.random(in: .min ... .max, using: &random), radix: 36)
    var lines = try board.text(file).split(separator: "\n", omittingEmptySubsequences: false).map(
      String.init
    )
    let foot = lines.lastIndex { $0.hasPrefix("Foot") } ?? 0
    switch Int.random(in: 0..<4, using: &random) {
    case 0: lines[2] = "Prose, \(word)."
    case 1: lines.insert("More of it, \(word).", at: 3)
    case 2: lines[foot] = "Foot, \(word)."
    default: lines.insert("- [ ] new \(word)", at: foot - 1)
    }
    try board.repository.write(lines.joined(separator: "\n"), to: file)
  }

  private func stageSome(_ board: TestBoard, _ random: inout SeededGenerator) throws {
    for name in Self.names where Bool.random(using: &random) {
      try board.repository.git("add", "board/\(name).md")
    }
  }

  private func check(_ board: TestBoard, _ random: inout SeededGenerator) throws {
    let columns = try board.store.board().columns
    let source = columns[Int.random(in: 0..<3, using: &random)]
    let destination = columns[Int.random(in: 0..<3, using: &random)]
    let committed = source.cards.filter { !$0.title.hasPrefix("new") }
    guard let card = committed.randomElement(using: &random),
      let index = source.cards.firstIndex(of: card)
    else { return }
    let last = destination.cards.count - (source.id == destination.id ? 1 : 0)
    let move = MarkdownKanbanMove(
      cardID: card.id,
      sourceColumnID: source.id,
      sourceIndex: index,
      destinationColumnID: destination.id,
      destinationIndex: Int.random(in: 0...last, using: &random)
    )
    let before = try (changes(board, "--cached"), changes(board), board.repository.id("HEAD"))
    let receipt = try board.store.apply(move)
    let comment = Comment(rawValue: "seed \(random.seed)")
    #expect(try changes(board, "--cached") == before.0, comment)
    #expect(try changes(board) == before.1, comment)
    if receipt.commit != nil {
      let lines = card.source.text.split(separator: "\n").map(String.init)
      let diff = try changes(board, before.2, "HEAD")
      // Inside a column git may say that the others have moved.
      let words = diff.map { $0.dropFirst() }
      if move.isWithinColumn {
        #expect(words.prefix(words.count / 2) == words.suffix(words.count / 2), comment)
      } else {
        #expect(diff == (lines.map { "+" + $0 } + lines.map { "-" + $0 }).sorted(), comment)
      }
    } else {
      #expect(try board.repository.id("HEAD") == before.2, comment)
    }
    var expected = columns
    try expected.apply(move)
    #expect(
      try board.store.board().columns.map { $0.cards.map(\.source) }
        == expected.map { $0.cards.map(\.source) },
      comment
    )
  }

  /// The lines that git says have come and gone, sorted.
  private func changes(_ board: TestBoard, _ arguments: String...) throws -> [String] {
    let diff = try board.repository.run(["diff", "--unified=0"] + arguments).expectSuccess().lines
    return diff.filter { line in
      (line.hasPrefix("+") || line.hasPrefix("-")) && !line.hasPrefix("+++")
        && !line.hasPrefix("---")
    }.sorted()
  }
}
