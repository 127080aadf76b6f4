internal import AdvancedKanban
internal import AdvancedKanbanMarkdown
internal import Git

extension KanbanStore {
  /// What happened to the board up to HEAD, commit by commit, the newest first.
  ///
  /// An event belongs to the commit that made it. A merge has those alone that no parent had; see
  /// `BoardDifference.own(ofMerge:)`.
  ///
  /// - Parameters:
  ///   - selection: Which events are wanted.
  ///   - progress: Told now and then how many commits have been looked at, and how many there are.
  /// - Returns: The commits, to be asked for one by one.
  /// - Throws: ``KanbanStoreError``.
  package func events(
    _ selection: EventSelection = EventSelection(),
    progress: @escaping (Int, Int) -> Void = { _, _ in }
  ) throws(KanbanStoreError) -> BoardEvents {
    BoardEvents(of: try history(), try pastBoards(), selection, WalkProgress(progress))
  }

  private func pastBoards() throws(KanbanStoreError) -> PastBoards {
    let repository = try surroundings()
    let path = try pathInRepository(repository)
    let filters = ContentFilters(of: repository, environment: options.environment)
    return PastBoards(in: path, of: repository, filters: filters, reportedFor: folder)
  }
}
