import AdvancedKanban
import AdvancedKanbanMarkdown
import Git
import TestSupport
import Testing

@testable import AdvancedKanbanGit

/// Histories that were made up at random, of which everything is known.
@Suite("The events of a history and the truth")
struct EventRefereeTests {
  @Test("are the same, commit by commit", arguments: 0..<6)
  func areTheSame(part: UInt64) throws {
    let seed = UInt64.random(in: 0..<100_000) * 6 + part
    let story = Story(seed: seed, length: 120, isPlain: part % 2 == 0)
    let board = try story.testBoard()
    var events = try board.store.events()
    var told: [Int: CommitEvents] = [:]
    while let commit = try events.next() { told[story.number(of: commit.commit)] = commit }
    for commit in story.commits {
      let context: Comment = "seed \(seed), commit \(commit.number)"
      let isMerge = commit.parents.count > 1
      let lines = told[commit.number]?.events.compactMap { $0.line(withOrigin: !isMerge) } ?? []
      let reordered = told[commit.number]?.events.filter { $0.name == "reordered" } ?? []
      #expect(Set(lines) == commit.truth, context)
      #expect(lines.count == Set(lines).count, context)
      #expect(isMerge || reordered.isEmpty != commit.isReordered, context)
      if let told = told[commit.number] { #expect(told.commit.author == commit.author, context) }
    }
  }

  @Test("are the same for each card, and for who put it where", arguments: 0..<4)
  func followCards(part: UInt64) throws {
    let seed = UInt64.random(in: 0..<100_000) * 4 + part
    let story = Story(seed: seed, length: 70, isPlain: true)
    let board = try story.testBoard()
    let store = try board.store
    let last = try #require(story.commits.last).board
    for (column, content) in last.columns.enumerated() {
      let entries = try store.entries(ofColumnAt: column, at: nil)
      #expect(entries.count == content.cards.count)
      for (index, card) in content.cards.enumerated() {
        let context: Comment = "seed \(seed), card \(card.number), \(card.title)"
        var life = try store.events(ofCardAt: BoardPosition(column: column, index: index))
        var told: [Int: Set<String>] = [:]
        while let commit = try life.next() {
          let names = commit.events.map(\.name).filter { $0 != "reordered" }
          if !names.isEmpty { told[story.number(of: commit.commit)] = Set(names) }
        }
        #expect(told == story.life(of: card.number), context)
        guard case .entered(let commit, _) = entries[index] else {
          Issue.record(context)
          continue
        }
        #expect(story.entry(of: card.number) == story.number(of: commit), context)
      }
    }
  }

  @Test("lead from each board to the next, byte for byte", arguments: 0..<3)
  func replay(part: UInt64) throws {
    let seed = UInt64.random(in: 0..<100_000) * 3 + part
    let story = Story(seed: seed, length: 80, isPlain: false)
    let board = try story.testBoard()
    try expectReplay(of: board, "seed \(seed)") { story.commits[story.number(of: $0)].board.folder }
  }

  /// Compares the difference that is found by what has changed with the one by whole boards, and makes
  /// one board of the other by it.
  private func expectReplay(
    of board: TestBoard,
    _ context: Comment,
    folder: (EventCommit) -> String
  ) throws {
    let store = try board.store
    func columns(of commit: ObjectID, _ history: borrowing BoardHistory) throws
      -> [MarkdownKanbanColumn]
    {
      let folder = folder(EventCommit(try history.info(of: commit)))
      let store = try TestBoard(in: folder, of: board.repository).store
      return try store.board(from: .revision("\(commit)")).board.columns
    }
    var history = try store.history()
    var boards = try store.pastBoards()
    while let step = try history.step() {
      for parent in step.parents where !parent.changes.isEmpty {
        let new = try columns(of: step.id, history)
        let old = try parent.id.map { try columns(of: $0, history) } ?? []
        let difference = try boards.difference(of: step, to: parent, in: history)
        let whole = MarkdownKanbanColumn.Difference(from: old, to: new)
        #expect(difference.changes.lines == whole.lines, context)
        #expect(difference.changes.applied(to: old).map(written) == written(new), context)
        let matching = BoardMatching(from: old, to: new)
        for (column, content) in new.enumerated() {
          for index in content.cards.indices {
            let position = BoardPosition(column: column, index: index)
            #expect(
              difference.oldPosition(of: position) == matching.oldPosition(of: position),
              context
            )
          }
        }
      }
    }
  }

  @Test("lead from board to board where text is changed beyond likeness", arguments: 0..<4)
  func replayWildEdits(part: UInt64) throws {
    let seed = UInt64.random(in: 0..<100_000) * 4 + part
    var random = SeededGenerator(seed: seed)
    let repository = try TestRepository()
    var files = [
      "board/board.md": "- [A](a.md)\n- [B](b.md)\n", "board/a.md": "", "board/b.md": "",
    ]
    for number in 0..<40 {
      for name in ["board/a.md", "board/b.md"] where Bool.random(using: &random) {
        files[name] = WildText.edited(files[name] ?? "", using: &random)
      }
      if number % 9 == 8 {
        files["board/board.md"] = [
          "- [B](b.md)\n- [A](a.md)\n", "# None\n", "- [A](a.md)\n", "- [A](a.md)\n- [B](b.md)\n",
        ].randomElement(using: &random)
      }
      try repository.commit(files)
    }
    try expectReplay(of: TestBoard(of: repository), "seed \(seed)") { _ in "board" }
  }
}

/// Text that somebody writes without any thought of cards.
private enum WildText {
  private static let lines = [
    "- a", "- b", "- [ ] a b c ^i1", "- [x] a b c ^i1", "- a b d", "  body", "", "# A", "text",
    "* a", "1. a", "```", "---", "> - q", "- ^i2", "- [ ] x y ^i2", "\t- deep", "<!-- c -->",
  ]

  static func edited(_ text: String, using random: inout SeededGenerator) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let place = Int.random(in: 0...lines.count, using: &random)
      if Int.random(in: 0..<3, using: &random) == 0, place < lines.count {
        lines.remove(at: place)
      } else {
        lines.insert(Self.lines.randomElement(using: &random) ?? "", at: place)
      }
    }
    return lines.joined(separator: "\n")
  }
}

extension Story {
  func number(of commit: EventCommit) -> Int { Int(commit.seconds - 1_000_000_000) / 60 }

  /// What happened to a card, by the numbers of commits, on all ways to the last one.
  func life(of card: Int) -> [Int: Set<String>] {
    var life: [Int: Set<String>] = [:]
    for commit in commits { life[commit.number] = commit.deeds[card] }
    return life
  }

  /// The commit in which a card got where it is: going back by the first parent that has it in the same
  /// column.
  func entry(of card: Int) -> Int {
    let column = { (number: Int) in commits[number].board.places[card]?.column.number }
    var entry = commits.count - 1
    while let parent = commits[entry].parents.first(where: { column($0) == column(entry) }) {
      entry = parent
    }
    return entry
  }
}

extension BoardEvent<MarkdownKanbanCard, String> {
  /// The event as ``StoryBoard/truth(since:)`` has it; `nil` for a new order.
  fileprivate func line(withOrigin isOriginTold: Bool) -> String? {
    switch self {
    case .card(.reordered, _): return nil
    case .card(let kind, let change):
      let title = (change.after ?? change.before)?.card.title ?? ""
      let origin = isOriginTold ? change.before.map(place) ?? "" : ""
      let way = [origin, ">", change.after.map(place) ?? ""]
      return "\(kind.rawValue) \(title): " + way.filter { !$0.isEmpty }.joined(separator: " ")
    case .column(let kind, let change):
      return "\(kind.rawValue) \((change.after ?? change.before)?.id ?? "")"
    }
  }

  private func place(_ state: CardState<MarkdownKanbanCard, String>) -> String {
    "\(state.columnID):\(state.index)"
  }
}

extension BoardDifference<MarkdownKanbanCard, String> {
  /// All changes with their places and bytes.
  fileprivate var lines: [String] {
    columns.map { "\($0)" }
      + cards.map { change in
        "\(change.motion) \(change.fields.map(\.rawValue).sorted()) "
          + [change.before, change.after].map { state in
            state.map {
              "\($0.columnID) \($0.position) \(String(decoding: $0.card.source, as: UTF8.self))"
            } ?? "none"
          }.joined(separator: " > ")
      }
  }
}

private func written(_ columns: [some KanbanWrittenColumn]) -> [String] {
  columns.map { column in
    "\(column.id) \(column.title) \(column.wipLimit ?? -1) \(column.isCollapsed) "
      + column.cards.map { String(decoding: $0.source, as: UTF8.self) }.joined(separator: " | ")
  }
}
