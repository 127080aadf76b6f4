internal import Git

extension KanbanStore {
  /// The repository around the board, as it was kept or opened now, for the caller alone.
  ///
  /// Whoever has not changed it may give it back to ``keep(_:)``.
  func takeRepository() throws(KanbanStoreError) -> Repository {
    if let repository = opened.take() { return repository }
    return try BoardRepository.open(folder, options.environment)
  }

  /// Keeps a repository open for whoever needs it next.
  ///
  /// What it answers is read from the disk each time, so it does not grow old.
  func keep(_ repository: consuming Repository) { opened = consume repository }

  /// The folder that says whether somebody is changing the board.
  var stateFolder: StateFolder {
    guard let repository = try? takeRepository() else { return StateFolder(within: folder) }
    let state = StateFolder(of: repository)
    keep(repository)
    return state
  }

  /// Where a change is prepared.
  func workplace() throws(KanbanStoreError) -> Workplace {
    guard let repository = try? takeRepository() else { return Workplace(without: folder) }
    let place = try Workplace(in: repository, around: folder)
    keep(repository)
    return place
  }
}
