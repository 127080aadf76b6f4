public import AdvancedKanbanMarkdown
internal import Git

extension KanbanStore {
  /// The board as a commit has it.
  ///
  /// - Parameter revision: The commit, as git understands it: `HEAD~3`, `main`, a tag, an ID.
  /// - Returns: The board.
  /// - Throws: ``KanbanStoreError``.
  public func board(at revision: String) throws(KanbanStoreError) -> MarkdownKanbanBoard {
    let repository = try surroundings()
    guard let commit = try commit(named: revision, in: repository) else {
      throw .repository(.noCommit(before: revision))
    }
    return try existingBoard(of: commit, namedBy: revision, in: repository)
  }

  /// The board of a commit, which must have one.
  func existingBoard(
    of commit: ObjectID,
    namedBy words: String,
    in repository: borrowing Repository
  ) throws(KanbanStoreError) -> MarkdownKanbanBoard {
    let board = try board(of: commit, in: repository)
    guard board.hasFiles else {
      throw .noBoard(folder: "\(words):\(try pathInRepository(repository))")
    }
    return board.board
  }

  /// A setting in git's configuration, such as `kanban.autoCommit`; `nil` where it is not set or
  /// there is no repository that can be read. The folder need not be there yet.
  ///
  /// - Throws: ``KanbanStoreError``, where the setting is no truth value.
  package func configured(_ key: String) throws(KanbanStoreError) -> Bool? {
    guard let repository = try? isFolder(folder.path) ? takeRepository() : surroundings() else {
      return nil
    }
    let value: Bool?
    do { value = try repository.configBool(key) } catch {
      throw .repository(.notBoolean(key: key))
    }
    if isFolder(folder.path) { keep(repository) }
    return value
  }
}
