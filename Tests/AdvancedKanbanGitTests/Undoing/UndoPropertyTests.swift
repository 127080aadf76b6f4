import AdvancedKanban
import AdvancedKanbanGit
import AdvancedKanbanMarkdown
import TestSupport
import Testing

/// Random commands, taken back and carried out again; git says what the trees are.
@Suite("Undo of random commands")
struct UndoPropertyTests {
  @Test("gives every tree again, and redo does too", arguments: 0..<4 as Range<UInt64>)
  func goesBackAndForth(seed: UInt64) throws {
    let board = try TestBoard()
    var random = SeededGenerator(seed: seed)
    let trees = try board.carryOut(12, &random)
    for tree in trees.dropLast().reversed() {
      _ = try board.store.undo(.last(1))
      #expect(try board.tree() == tree, "seed \(seed)")
    }
    #expect(throws: KanbanStoreError.undo(.tooFewToUndo(0, hasUndone: true))) {
      _ = try board.store.undo(.last(1))
    }
    for tree in trees.dropFirst() {
      _ = try board.store.undo(.lastUndone(1))
      #expect(try board.tree() == tree, "seed \(seed)")
    }
    _ = try board.store.undo(.last(5))
    #expect(try board.tree() == trees[trees.count - 6], "seed \(seed)")
    _ = try board.store.undo(.lastUndone(1))
    #expect(try board.tree() == trees.last, "seed \(seed)")
    #expect(try board.repository.status().isEmpty)
    try board.repository.fsck()
  }

  @Test("in the middle takes back that command alone", arguments: 0..<8 as Range<UInt64>)
  func takesBackOne(seed: UInt64) throws {
    let board = try TestBoard()
    var random = SeededGenerator(seed: 100 + seed)
    _ = try board.carryOut(10, &random)
    let commits = try board.repository.git("log", "--format=%H", "-10").lines
    for commit in commits.shuffled(using: &random).prefix(5) {
      let before = try board.state()
      let old = try board.store.board().columns
      if let problem = try board.refusal(of: commit) {
        guard case .changedSince(let obstacle) = problem else { continue }
        #expect(try board.state() == before, "seed \(seed)")
        #expect(obstacle.commit == commit)
        let cause = try #require(obstacle.since?.commit, "seed \(seed)")
        #expect(try board.isAncestor(commit, of: cause), "seed \(seed)")
        continue
      }
      // Where the neighbours have gone, a new order among them is nothing any more.
      if try board.state() == before { continue }
      let done = try board.changes(from: "\(commit)~", to: commit).inverse
      let undone = MarkdownKanbanColumn.Difference(from: old, to: try board.store.board().columns)
      #expect(undone.routes == done.routes, "seed \(seed), \(commit)")
      #expect(undone.columns.map(\.eventKinds) == done.columns.map(\.eventKinds), "seed \(seed)")
      #expect(try board.repository.status().isEmpty, "seed \(seed)")
    }
    try board.repository.fsck()
  }

  @Test("leaves hand edits and what is staged as they are", arguments: 0..<5 as Range<UInt64>)
  func leavesHandEdits(seed: UInt64) throws {
    let board = try TestBoard()
    var random = SeededGenerator(seed: 200 + seed)
    let trees = try board.carryOut(6, &random)
    for (number, name) in try board.store.board().columns.map(\.path).enumerated() {
      let file = "board/\(name)"
      let text = try board.text(file)
      try board.repository.write(text + "\n- [ ] by hand \(number)\n", to: file)
      if Bool.random(using: &random) { try board.repository.git("add", file) }
    }
    let before = try board.handEdits()
    for tree in trees.dropLast().reversed() {
      do {
        _ = try board.store.undo(.last(1))
      } catch KanbanStoreError.undo(.changedSince(let obstacle)) {
        // A column in which something has been put by hand is not taken away.
        guard case .column = obstacle.subject else {
          throw KanbanStoreError.undo(.changedSince(obstacle))
        }
        return
      }
      #expect(try board.tree() == tree, "seed \(seed)")
      #expect(try board.handEdits() == before, "seed \(seed)")
    }
  }
}

extension TestBoard {
  /// Carries out random commands and gives the trees, the first one being that before them.
  func carryOut(_ count: Int, _ random: inout SeededGenerator) throws -> [String] {
    var trees = [try tree()]
    var number = 0
    while trees.count <= count {
      number += 1
      let receipt = try store.apply(randomCommand(number, &random))
      if receipt.commit != nil { trees.append(try tree()) }
    }
    return trees
  }

  func undo(_ commit: String) throws -> UndoReceipt { try store.undo(.commit(commit)) }

  /// Why a commit is not taken back; `nil` where it is.
  fileprivate func refusal(of commit: String) throws -> UndoProblem? {
    do { _ = try undo(commit) } catch KanbanStoreError.undo(let problem) { return problem }
    return nil
  }

  func tree() throws -> String { try repository.id("HEAD^{tree}") }

  fileprivate func isAncestor(_ commit: String, of other: String) throws -> Bool {
    try repository.run(["merge-base", "--is-ancestor", commit, other]).exitCode == 0
  }

  fileprivate func changes(
    from old: String,
    to new: String
  ) throws -> MarkdownKanbanColumn.Difference {
    MarkdownKanbanColumn.Difference(
      from: try store.board(from: .revision(old)).board.columns,
      to: try store.board(from: .revision(new)).board.columns
    )
  }

  /// The lines that git says are not committed, and those that are not staged.
  fileprivate func handEdits() throws -> [[String]] {
    try [["diff", "--unified=0"], ["diff", "--cached", "--unified=0"]].map { arguments in
      try repository.run(arguments).expectSuccess().lines.filter { line in
        (line.hasPrefix("+") || line.hasPrefix("-")) && !line.hasPrefix("+++")
          && !line.hasPrefix("---") && line.count > 1
      }.sorted()
    }
  }
}

extension BoardDifference<MarkdownKanbanCard, String> {
  /// What became of each card, but for its text and for where in its column it stands.
  fileprivate var routes: [String] {
    cards.map { change in
      let columns = [change.before, change.after].map { $0?.columnID ?? "none" }
      return columns.joined(separator: " -> ") + ": \(change.eventKinds)"
    }.sorted()
  }
}
