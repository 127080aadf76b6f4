package import AdvancedKanban
internal import AdvancedKanbanMarkdown
internal import Git

/// Progress is told now and then: how many commits have been looked at, and how many there are.
extension KanbanStore {
  /// What happened to the board up to HEAD, commit by commit, the newest first.
  ///
  /// An event belongs to the commit that made it. A merge has those alone that no parent had; see
  /// `BoardDifference.own(ofMerge:)`.
  ///
  /// - Parameters:
  ///   - selection: Which events are wanted.
  ///   - progress: Is told of the progress.
  /// - Returns: The commits, to be asked for one by one.
  /// - Throws: ``KanbanStoreError``.
  package func events(
    _ selection: EventSelection = EventSelection(),
    progress: @escaping (_ done: Int, _ total: Int) -> Void = { _, _ in }
  ) throws(KanbanStoreError) -> BoardEvents {
    BoardEvents(of: try history(), try pastBoards(), selection, WalkProgress(progress))
  }

  /// The life of a card up to HEAD, commit by commit, the newest first.
  ///
  /// It is followed backwards from commit to commit as the difference of boards finds it again: edited,
  /// moved by hand, in a column whose file has another name, on every branch that it came by, and as the
  /// card that it was a second copy of. Where it was added its life begins, unless a card with the same
  /// block ID has been removed before.
  ///
  /// - Parameters:
  ///   - position: Where the card is at HEAD.
  ///   - progress: Is told of the progress.
  /// - Returns: The commits, to be asked for one by one.
  /// - Throws: ``KanbanStoreError``.
  package func events(
    ofCardAt position: BoardPosition,
    progress: @escaping (_ done: Int, _ total: Int) -> Void = { _, _ in }
  ) throws(KanbanStoreError) -> CardEvents {
    let column = try board(from: .revision("HEAD")).board.columns[position.column]
    return CardEvents(
      of: column.cards[position.index],
      at: PastPlace(column: Array(column.id.utf8), index: position.index),
      in: try history(),
      try pastBoards(),
      WalkProgress(progress)
    )
  }

  /// The life of a card that is not on the board of HEAD any more: of the one that was removed last
  /// among those that fit.
  ///
  /// - Parameters:
  ///   - card: The card.
  ///   - progress: Is told of the progress.
  /// - Returns: The commits, to be asked for one by one; none where there was no such card.
  /// - Throws: ``KanbanStoreError``.
  package func events(
    of card: SoughtCard,
    progress: @escaping (_ done: Int, _ total: Int) -> Void = { _, _ in }
  ) throws(KanbanStoreError) -> CardEvents {
    CardEvents(of: card, in: try history(), try pastBoards(), WalkProgress(progress))
  }

  /// How the cards of a column got there, from top to bottom.
  ///
  /// - Parameters:
  ///   - column: The position of the column on the board.
  ///   - revision: The commit with the board; `nil` for the files, whose cards that are not in the
  ///     column at HEAD are uncommitted.
  ///   - progress: Is told of the progress.
  /// - Returns: One for each card of the column.
  /// - Throws: ``KanbanStoreError``.
  package func entries(
    ofColumnAt column: Int,
    at revision: String?,
    progress: @escaping (_ done: Int, _ total: Int) -> Void = { _, _ in }
  ) throws(KanbanStoreError) -> [ColumnEntry] {
    let committed = try board(from: .revision(revision ?? "HEAD")).board.columns
    guard revision == nil else {
      return try entries(ofCommitted: committed[column], at: revision, progress)
    }
    let files = try board(from: .workTree).board.columns
    let matching = BoardMatching(from: committed, to: files)
    let uncommitted = files[column].cards.map { _ in ColumnEntry.uncommitted }
    guard let old = matching.oldColumn(of: column) else { return uncommitted }
    let known = try entries(ofCommitted: committed[old], at: nil, progress)
    return uncommitted.indices.map { index in
      let position = matching.oldPosition(of: BoardPosition(column: column, index: index))
      return position.flatMap { $0.column == old ? known[$0.index] : nil } ?? .uncommitted
    }
  }

  private func entries(
    ofCommitted column: MarkdownKanbanColumn,
    at revision: String?,
    _ progress: @escaping (Int, Int) -> Void
  ) throws(KanbanStoreError) -> [ColumnEntry] {
    let history = try history(of: .revision(revision ?? "HEAD"))
    let entries = ColumnEntries(in: history, try pastBoards(), WalkProgress(progress))
    return try entries.find(inColumn: column.id, count: column.cards.count)
  }

  func pastBoards() throws(KanbanStoreError) -> PastBoards {
    let repository = try surroundings()
    let path = try pathInRepository(repository)
    let filters = ContentFilters(of: repository, environment: options.environment)
    return PastBoards(in: path, of: repository, filters: filters, reportedFor: folder)
  }
}
