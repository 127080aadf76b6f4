internal import AdvancedKanbanMarkdown
internal import Git

extension KanbanStore {
  /// The board as a commit, the index or the work tree has it. Where the folder is not there, or
  /// nothing has been committed yet, the board is empty.
  ///
  /// - Parameter source: Where the board is read from.
  /// - Returns: The board.
  /// - Throws: ``KanbanStoreError``, where there is no such revision among others.
  package func board(from source: BoardSource) throws(KanbanStoreError) -> StoredBoard {
    switch source {
    case .revision(let revision): try committedBoard(revision)
    case .index: try stagedBoard()
    case .workTree: try workTreeBoard()
    }
  }

  /// The path of the board's folder within the repository; "" for the root.
  package func pathInRepository() throws(KanbanStoreError) -> String {
    try pathInRepository(try surroundings())
  }

  private func committedBoard(_ revision: String) throws(KanbanStoreError) -> StoredBoard {
    let repository = try surroundings()
    guard let commit = try commit(named: revision, in: repository) else { return .empty }
    return try board(of: commit, in: repository)
  }

  private func stagedBoard() throws(KanbanStoreError) -> StoredBoard {
    let repository = try surroundings()
    let path = try pathInRepository(repository)
    let index = try inRepository(of: folder.path) { () throws(GitError) in try repository.index() }
    let files = try inRepository(of: folder.path) { () throws(GitError) in
      try repository.markdownFiles(in: path, of: index)
    }
    guard let files else { throw .repository(.conflicts) }
    return try board(of: files, in: repository)
  }

  /// The files pass through git's filters, as on their way into a commit: what is compared with
  /// what git has must not differ by its line ends alone.
  private func workTreeBoard() throws(KanbanStoreError) -> StoredBoard {
    settle()
    guard let repository = try? surroundings() else { return try boardWithoutRepository() }
    let path = try pathInRepository(repository)
    var blobs: [[UInt8]: ObjectID] = [:]
    var contents: [[UInt8]: [UInt8]] = [:]
    do {
      let board = try folder.board { name throws(KanbanStoreError) in
        let path = path.isEmpty ? name : "\(path)/\(name)"
        return try folder.content(of: name, isToChange: name == BoardFile.name) { bytes in
          let stored = (try? repository.toRepository(bytes, path: path)) ?? bytes
          blobs[Array(name.utf8)] = try? Repository.hashBlob(stored)
          contents[Array(name.utf8)] = stored
          return stored
        }
      }
      return StoredBoard(board, blobs: blobs, contents: contents)
    } catch .noBoard {
      return .empty
    }
  }

  private func boardWithoutRepository() throws(KanbanStoreError) -> StoredBoard {
    do { return StoredBoard(try folder.board(), blobs: [:], contents: [:]) } catch .noBoard {
      return .empty
    }
  }
}

extension StoredBoard {
  /// A board where there is none.
  fileprivate static let empty = StoredBoard(
    MarkdownKanbanBoard(files: []) { _ in [] as [UInt8] },
    blobs: [:],
    contents: [:]
  )
}
