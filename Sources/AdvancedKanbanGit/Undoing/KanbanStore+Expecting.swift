internal import AdvancedKanbanMarkdown
internal import Git

extension KanbanStore {
  /// Makes sure that the last commit still has what is to be taken back, and that no card comes to be
  /// in two places in any version.
  ///
  /// Where the last commit does not have it, the error names the commit that has changed it.
  ///
  /// - Parameters:
  ///   - undoing: What is to be taken back; where the last commit does not have a card but another one
  ///     that is written alike, that one will stand in for it.
  ///   - repository: The repository.
  /// - Throws: ``UndoProblem/changedSince(_:)`` as ``KanbanStoreError``, among others.
  func expectUnchanged(
    _ undoing: inout Undoing,
    in repository: borrowing Repository
  ) throws(KanbanStoreError) {
    let head = try inRepository(of: folder.path) { () throws(GitError) in
      try repository.head().commit
    }
    guard let head else { return }
    do throws(KanbanStoreError) {
      try undoing.tryOut(census(of: undoing.names, in: head, repository))
    } catch .undo(.changedSince(let obstacle)) {
      let other = undoing.withSubstitutes
      do throws(KanbanStoreError) {
        try other.tryOut(census(of: other.names, in: head, repository))
        undoing = other
      } catch {
        throw .undo(.changedSince(try caused(obstacle, undoing, since: head, in: repository)))
      }
    }
    // What cannot be read has no cards, and is refused where it is changed.
    for source in [BoardSource.index, .workTree] {
      guard let board = try? board(from: source) else { continue }
      try undoing.expectNoDouble(in: census(of: undoing.names, on: board))
    }
  }

  /// Turns the error that the folder or the index is not as a commit left it into the one that they are
  /// without what the commit did already.
  func explained(_ error: KanbanStoreError, _ undoing: Undoing) -> KanbanStoreError {
    guard case .undo(.changedSince(let obstacle)) = error, obstacle.since == nil,
      let reversal = undoing.reversals.first(where: { "\($0.commit)" == obstacle.commit })
    else { return error }
    for source in [BoardSource.workTree, .index] {
      guard let board = try? board(from: source) else { continue }
      let version = census(of: undoing.names, on: board).version
      if reversal.isTakenBack(in: version) { return .undo(.takenBackInFiles(obstacle.commit)) }
    }
    return error
  }

  /// The obstacle to taking back some commits, with the first commit that brought it about.
  private func caused(
    _ obstacle: UndoObstacle,
    _ undoing: Undoing,
    since head: ObjectID,
    in repository: borrowing Repository
  ) throws(KanbanStoreError) -> UndoObstacle {
    let place = undoing.reversals.firstIndex { "\($0.commit)" == obstacle.commit }
    guard let place else { return obstacle }
    let names = Set(undoing.reversals[place].names)
    return try caused(obstacle, since: head, in: repository) { id throws(KanbanStoreError) in
      try undoing.tryOut(place, census(of: names, in: id, repository))
    }
  }

  /// The obstacle with the first commit that brought it about.
  ///
  /// - Parameters:
  ///   - obstacle: What keeps something from being done now.
  ///   - head: The last commit.
  ///   - repository: The repository.
  ///   - tryOut: Fails where it could not have been done on the board of a commit either.
  /// - Returns: The obstacle.
  /// - Throws: ``KanbanStoreError``.
  func caused(
    _ obstacle: UndoObstacle,
    since head: ObjectID,
    in repository: borrowing Repository,
    _ tryOut: (ObjectID) throws(KanbanStoreError) -> Void
  ) throws(KanbanStoreError) -> UndoObstacle {
    var cause: CommitInfo?
    var next: ObjectID? = head
    while let id = next, "\(id)" != obstacle.commit, repository.has(id) {
      let commit = try inRepository(of: folder.path) { () throws(GitError) in
        try repository.commit(id)
      }
      next = commit.parents.first
      do throws(KanbanStoreError) {
        try tryOut(id)
        break
      } catch { cause = commit }
    }
    var result = obstacle
    result.since = cause.map {
      .init(commit: "\($0.id)", subject: $0.summary, isMerge: $0.parents.count > 1)
    }
    return result
  }

  private func census(
    of names: Set<String>,
    in commit: ObjectID,
    _ repository: borrowing Repository
  ) throws(KanbanStoreError) -> CardCensus {
    let version = try version(of: names, in: commit, repository)
    return CardCensus(version, of: try board(of: commit, in: repository).board, without: names)
  }

  private func census(of names: Set<String>, on board: StoredBoard) -> CardCensus {
    var version = BoardVersion()
    for name in names {
      if let bytes = board.content(of: name) { version.load(name, MarkdownCardFile(bytes)) }
    }
    return CardCensus(version, of: board.board, without: names)
  }
}
