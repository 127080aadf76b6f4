import AdvancedKanban
import AdvancedKanbanGit
import AdvancedKanbanMarkdown
import TestSupport
import Testing

/// What commands and editors did in a real repository, and what the history tells of it.
@Suite("The events of commands and of edits by hand")
struct CommandEventTests {
  @Test("are what was asked for", arguments: 0..<2)
  func tellsOfCommands(part: UInt64) throws {
    let seed = UInt64.random(in: 0..<100_000) * 2 + part
    var random = SeededGenerator(seed: seed)
    let board = try Story(seed: seed, length: 1, isPlain: true).testBoard()
    let store = try board.store
    var truth: [String] = []
    for number in 0..<40 {
      let line =
        number % 4 == 3
        ? try edit(board, number, using: &random) : try move(on: store, using: &random)
      if let line { truth.append(line) }
    }
    var events = try store.events()
    var told: [String] = []
    while let commit = try events.next() { told += commit.events.map(Self.line) }
    #expect(Array(told.prefix(truth.count)) == truth.reversed(), "seed \(seed)")
    #expect(told.dropFirst(truth.count).allSatisfy { $0.hasPrefix("added ") }, "seed \(seed)")
  }

  /// Moves some card to another column.
  private func move(on store: KanbanStore, using random: inout SeededGenerator) throws -> String? {
    let columns = try store.board().columns
    let (source, target) = (
      Int.random(in: 0..<4, using: &random), Int.random(in: 0..<4, using: &random)
    )
    guard source != target, !columns[source].cards.isEmpty else { return nil }
    let index = Int.random(in: columns[source].cards.indices, using: &random)
    let place = Int.random(in: 0...columns[target].cards.count, using: &random)
    let card = columns[source].cards[index]
    try store.apply(
      MarkdownKanbanMove(
        cardID: card.id,
        sourceColumnID: columns[source].id,
        sourceIndex: index,
        destinationColumnID: columns[target].id,
        destinationIndex: place
      )
    )
    return
      "moved \(card.title): \(columns[source].id):\(index) > \(columns[target].id):\(place)"
  }

  /// Gives some card another word by hand, and commits that with git.
  private func edit(
    _ board: TestBoard,
    _ number: Int,
    using random: inout SeededGenerator
  ) throws -> String? {
    let columns = try board.store.board().columns
    let column = columns[Int.random(in: columns.indices, using: &random)]
    guard let card = column.cards.randomElement(using: &random),
      let word = card.title.split(separator: " ").first
    else { return nil }
    let file = "board/\(column.id).md"
    let title = "edited\(number)" + card.title.dropFirst(word.count)
    let text = try board.text(file).replacing(card.title, with: title)
    try board.repository.commit([file: text])
    let place = "\(column.id):\(column.cards.firstIndex { $0.id == card.id } ?? 0)"
    return "edited \(title): \(place) > \(place)"
  }

  private static func line(of event: MarkdownKanbanColumn.Event) -> String {
    guard case .card(let kind, let change) = event else { return "added column" }
    let places = [change.before, change.after].map { state in
      state.map { "\($0.columnID):\($0.index)" } ?? ""
    }
    let title = (change.after ?? change.before)?.card.title ?? ""
    return "\(kind.rawValue) \(title): \(places.joined(separator: " > "))"
  }
}
