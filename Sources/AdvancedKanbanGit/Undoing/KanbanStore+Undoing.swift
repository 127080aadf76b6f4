package import AdvancedKanban
package import AdvancedKanbanMarkdown
internal import Git

/// What has been taken back.
package struct UndoReceipt: Sendable {
  package let receipt: Receipt

  /// The commits, the newest first.
  package let commits: [Commit]

  /// What that did to the board.
  package let events: [MarkdownKanbanColumn.Event]

  /// A commit that has been taken back.
  package struct Commit: Hashable, Sendable {
    /// The ID.
    package let id: String

    /// The first line of the message.
    package let subject: String
  }
}

extension KanbanStore {
  /// Takes back what commits did to the board, in a new commit.
  ///
  /// Cards are found by their identity, so that what came later stays.
  ///
  /// - Parameter choice: What is to be taken back.
  /// - Returns: What was done.
  /// - Throws: ``KanbanStoreError``; where something that a commit changed is not any more as it left
  ///   it, ``UndoProblem/changedSince(_:)``. Nothing has been changed then.
  package func undo(_ choice: UndoChoice) throws(KanbanStoreError) -> UndoReceipt {
    var undoing = Undoing()
    let receipt = try carryOut { () throws(KanbanStoreError) in
      let repository = try surroundings()
      undoing = try self.undoing(choice, in: repository)
      let isStale = try hasEdits(besides: choice, in: repository)
      guard !isStale || options.isCommitting else { throw .undo(.uncommitted) }
      try expectUnchanged(&undoing, in: repository)
      var plan: BoardPlan
      do throws(KanbanStoreError) {
        plan = try self.plan(undoing.reversals, saying: undoing.message)
      } catch {
        throw explained(error, undoing)
      }
      if isStale { plan.warnings.append(.editsStay) }
      return plan
    }
    return UndoReceipt(
      receipt: receipt,
      commits: undoing.commits.map { .init(id: "\($0.id)", subject: $0.summary) },
      events: undoing.events
    )
  }

  /// Whether the board's files have changes that are not committed, where no commit has been named:
  /// they may be what the person has in mind.
  private func hasEdits(
    besides choice: UndoChoice,
    in repository: borrowing Repository
  ) throws(KanbanStoreError) -> Bool {
    if case .commit = choice { return false }
    // What cannot be read is refused where it is changed.
    guard let scan = try? HandEditScan(of: self, in: repository) else { return false }
    guard scan.changed.isEmpty, scan.missing.isEmpty else { return true }
    return try hasStagedEdits()
  }

  /// Whether what is staged of the board is not what the last commit has.
  private func hasStagedEdits() throws(KanbanStoreError) -> Bool {
    guard let staged = try? board(from: .index) else { return false }
    let last = try board(from: .revision("HEAD"))
    let columns = staged.board.columns + last.board.columns
    let names = Set(columns.map(\.path) + [BoardFile.name])
    return names.contains { staged.blob(of: $0) != last.blob(of: $0) }
  }

  private func undoing(
    _ choice: UndoChoice,
    in repository: borrowing Repository
  ) throws(KanbanStoreError) -> Undoing {
    var undoing = Undoing()
    undoing.commits = try commits(choice, in: repository)
    for commit in undoing.commits {
      let after = try board(of: commit.id, in: repository)
      undoing.reversals.append(try reversal(of: commit, leaving: after.board, in: repository))
      guard let parent = commit.parents.first else { continue }
      let before = try board(of: parent, in: repository)
      undoing.boards.append((after.board, before.board))
    }
    return undoing
  }
}
