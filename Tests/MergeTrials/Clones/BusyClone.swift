internal import AdvancedKanbanMarkdown
internal import TestSupport

/// A clone in which somebody changes the board.
struct BusyClone {
  let repository: TestRepository
  let name: String

  /// Changes something, by the command or by hand.
  mutating func change(
    _ cards: inout CardBook,
    _ random: inout SeededGenerator,
    _ summary: inout ClonesSummary
  ) throws {
    let board = JudgedBoard(try repository.boardFiles())
    guard let mark = board.marks.sorted().randomElement(using: &random), !random.chance(8) else {
      return try add(&cards, &random, &summary)
    }
    let columns = board.orders.keys.sorted()
    let column = random.pick(columns)
    let card = board.cards[mark]
    guard random.chance(2), let id = card?.blockID else {
      return try edit(mark, in: card?.column ?? "", to: column, &cards, &random, &summary)
    }
    let words: [String]
    switch random.number(below: 8) {
    case 0:
      words = ["rm", id]
      cards.remove(mark)
    case 1, 2: words = ["edit", id, "--title", "\(card?.title ?? "") \(name)"]
    case 3: words = [card?.box == "x" ? "uncheck" : "check", id]
    default:
      let hasOthers = board.orders[column]?.contains { $0 != mark } == true
      words =
        ["move", id, column] + random.pick([[], ["--top"], ["--to", hasOthers ? "2" : "1"]])
    }
    summary.note(try repository.kanban(words), words)
  }

  private func add(
    _ cards: inout CardBook,
    _ random: inout SeededGenerator,
    _ summary: inout ClonesSummary
  ) throws {
    let card = cards.newCard()
    let column = random.pick(JudgedBoard(try repository.boardFiles()).orders.keys.sorted())
    if random.chance(2) {
      let words = ["add", column, "K\(card.number)K \(card.title)"]
      return summary.note(try repository.kanban(words), words)
    }
    var file = try HandEditedFile(column, in: repository)
    file.insert(card.lines(marker: "-"), &random)
    try file.write(to: repository)
    try commit(&summary)
  }

  /// Edits the files by hand.
  private func edit(
    _ mark: Int,
    in source: String,
    to destination: String,
    _ cards: inout CardBook,
    _ random: inout SeededGenerator,
    _ summary: inout ClonesSummary
  ) throws {
    var file = try HandEditedFile(source, in: repository)
    guard let lines = file.remove(mark) else { return }
    switch random.number(below: 8) {
    case 0: cards.remove(mark)
    case 1, 2: file.insert(lines + ["  more of \(name)"], &random)
    case 3: file.insert(lines, &random)
    default:
      try file.write(to: repository)
      file = try HandEditedFile(destination, in: repository)
      file.insert(lines, &random)
    }
    try file.write(to: repository)
    try commit(&summary)
  }

  private func commit(_ summary: inout ClonesSummary) throws {
    let words = ["commit", "--quiet", "--all", "--allow-empty", "--message", "Edit"]
    summary.note(try repository.run(words), words)
  }
}

// MARK: - Pulling and pushing

extension BusyClone {
  /// Pulls, pushes or both, in one of the ways in which people do.
  func exchange(_ random: inout SeededGenerator, _ summary: inout ClonesSummary) throws {
    switch random.number(below: 4) {
    case 0, 1: return try sync(&random, &summary)
    case 2: try merge(["pull", "--quiet", "--no-rebase", "--no-edit"], &random, &summary)
    default: try merge(["pull", "--quiet", "--rebase"], &random, &summary)
    }
    // Somebody else may be quicker.
    if random.chance(2) { _ = try repository.run(["push", "--quiet"]) }
  }

  func sync(_ random: inout SeededGenerator, _ summary: inout ClonesSummary) throws {
    for _ in 0..<3 {
      let result = try repository.kanban(["sync"])
      if result.exitCode == 0 { return summary.exchanges += 1 }
      guard result.exitCode == 5, try !repository.conflictedPaths().isEmpty else {
        return summary.note(result, ["sync"])
      }
      try solve(&random, &summary)
      try repository.git("commit", "--quiet", "--no-edit")
    }
  }

  private func merge(
    _ words: [String],
    _ random: inout SeededGenerator,
    _ summary: inout ClonesSummary
  ) throws {
    var result = try repository.run(words)
    for _ in 0..<100 where result.exitCode != 0 {
      guard try !repository.conflictedPaths().isEmpty else { break }
      try solve(&random, &summary)
      let isRebase = words.contains("--rebase")
      result = try repository.run(isRebase ? ["rebase", "--continue"] : ["commit", "--no-edit"])
    }
    summary.exchanges += 1
    summary.note(result, words)
  }

  /// Takes one side of each conflict.
  private func solve(_ random: inout SeededGenerator, _ summary: inout ClonesSummary) throws {
    summary.conflicts += 1
    for path in try repository.conflictedPaths() {
      let text = String(decoding: try repository.read(path), as: UTF8.self)
      let solved = ConflictSides.taking(random.number(below: 2), of: text)
      summary.expect(text != solved, "no markers in \(path) of \(name):\n\(text)")
      try repository.write(solved, to: path)
    }
    try repository.git("add", "--all", "board")
  }
}
