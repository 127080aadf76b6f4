internal import Git

extension KanbanStore {
  /// The commit that a revision stands for; `nil` for HEAD where nothing has been committed yet.
  func commit(
    named revision: String,
    in repository: borrowing Repository
  ) throws(KanbanStoreError) -> ObjectID? {
    do {
      let isHead = revision == "HEAD" || revision == "@"
      if isHead, try repository.head().commit == nil { return nil }
      return try repository.resolve(revision: revision)
    } catch {
      throw .repository(.unknownRevision(revision))
    }
  }

  /// The path within the repository at which a commit has the board's folder: the one that it has now,
  /// unless it has been renamed or moved between that commit and HEAD.
  func path(
    in commit: ObjectID,
    of repository: borrowing Repository
  ) throws(KanbanStoreError) -> String {
    let path = try pathInRepository(repository)
    return try inRepository(of: folder.path) { () throws(GitError) in
      if try !repository.markdownFiles(in: path, of: commit).isEmpty { return path }
      guard let head = try repository.head().commit, head != commit else { return path }
      let walk = try CommitWalk(of: repository, from: [head])
      var history = BoardHistory(of: path, along: walk, reportedFor: folder)
      return try history.path(in: commit)?.description ?? path
    }
  }

  /// The board of a commit; an empty one where the commit does not have the folder.
  func board(
    of commit: ObjectID,
    in repository: borrowing Repository
  ) throws(KanbanStoreError) -> StoredBoard {
    let path = try path(in: commit, of: repository)
    let files = try inRepository(of: folder.path) { () throws(GitError) in
      try repository.markdownFiles(in: path, of: commit)
    }
    return try board(of: files, in: repository)
  }

  /// The board that some blobs are.
  func board(
    of files: [[UInt8]: ObjectID],
    in repository: borrowing Repository
  ) throws(KanbanStoreError) -> StoredBoard {
    let path = try pathInRepository(repository)
    let filters = ContentFilters(of: repository, environment: options.environment)
    return try StoredBoard(files) { name, id throws(KanbanStoreError) in
      let blob = try inRepository(of: folder.path) { () throws(GitError) in
        try repository.blob(id)
      }
      let file = path.isEmpty ? name : "\(path)/\(name)"
      guard try filters.hasProgram(for: file, in: repository) else { return blob }
      return try filters.toWorkTree(blob, path: file, in: repository)
    }
  }

  /// The repository in which the folder is or would be.
  func surroundings() throws(KanbanStoreError) -> Repository {
    try BoardRepository.open(BoardFolder(nearestFolder(of: folder.path)), options.environment)
  }

  /// The path of the board's folder within the repository; "" for the root.
  func pathInRepository(
    _ repository: borrowing Repository
  ) throws(KanbanStoreError) -> String {
    guard let workTree = repository.workTree.flatMap(realPath) else { throw .repository(.bare) }
    let nearest = nearestFolder(of: folder.path)
    let location = (realPath(nearest) ?? nearest) + folder.path.dropFirst(nearest.count)
    guard location != workTree else { return "" }
    guard location.hasPrefix(workTree + "/") else { throw .repository(.outside(path: location)) }
    return String(location.dropFirst(workTree.count + 1))
  }
}
