internal import AdvancedKanbanGit
internal import AdvancedKanbanMarkdown

extension OpenBoard {
  /// The board as a commit has it.
  func board(at revision: String) throws(Failure) -> MarkdownKanbanBoard {
    try past(revision) { () throws(KanbanStoreError) in try store.board(at: revision) }
  }

  /// The board as it had been committed by a date.
  func board(asOf date: String) throws(Failure) -> MarkdownKanbanBoard {
    try past(date) { () throws(KanbanStoreError) in try store.board(asOf: date) }
  }

  /// The board as a commit, the index or the files have it; an empty one where there is none.
  func board(from source: BoardSource) throws(Failure) -> StoredBoard {
    try read { () throws(KanbanStoreError) in try store.board(from: source) }
  }

  /// The path of the board's folder within its repository; "" for the root.
  func pathInRepository() throws(Failure) -> String {
    try read { () throws(KanbanStoreError) in try store.pathInRepository() }
  }

  /// The two boards that a range of revisions means.
  func sources(
    of range: RevisionRange
  ) throws(Failure) -> (old: BoardSource, new: BoardSource) {
    try read { () throws(KanbanStoreError) in try store.sources(of: range) }
  }

  private func past(
    _ words: String,
    _ board: () throws(KanbanStoreError) -> MarkdownKanbanBoard
  ) throws(Failure) -> MarkdownKanbanBoard {
    do { return try board() } catch .noBoard {
      throw .noBoard(at: words)
    } catch {
      throw Failure(error, at: location, isReading: true)
    }
  }
}

extension Failure {
  fileprivate static func noBoard(at revision: String) -> Failure {
    Failure(
      .noBoard,
      "there was no board at '\(revision)'",
      hint: "'git log' shows since when there is one"
    )
  }
}
