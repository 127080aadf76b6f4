public import AdvancedKanbanMarkdown
internal import Git

extension KanbanStore {
  /// The board as a commit has it.
  ///
  /// - Parameter revision: The commit, as git understands it: `HEAD~3`, `main`, a tag, an ID.
  /// - Returns: The board.
  /// - Throws: ``KanbanStoreError``.
  public func board(at revision: String) throws(KanbanStoreError) -> MarkdownKanbanBoard {
    let repository = try BoardRepository.open(folder, options.environment)
    let commit: ObjectID
    do { commit = try repository.resolve(revision: revision) } catch {
      throw .repository(.unknownRevision(revision))
    }
    let path = try pathInRepository(repository)
    let filters = ContentFilters(of: repository, environment: options.environment)
    let files = try inRepository(of: folder.path) { () throws(GitError) in
      try repository.markdownFiles(in: path, of: commit)
    }
    let names = files.keys.map { String(decoding: $0, as: UTF8.self) }.sorted()
    guard !names.isEmpty else { throw .noBoard(folder: "\(revision):\(path)") }
    return try MarkdownKanbanBoard(files: names) { name throws(KanbanStoreError) in
      guard let id = files[Array(name.utf8)] else { return [] }
      let blob = try inRepository(of: folder.path) { () throws(GitError) in
        try repository.blob(id)
      }
      let file = path.isEmpty ? name : "\(path)/\(name)"
      guard try filters.hasProgram(for: file, in: repository) else { return blob }
      return try filters.toWorkTree(blob, path: file, in: repository)
    }
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

  /// The repository in which the folder would be.
  private func surroundings() throws(KanbanStoreError) -> Repository {
    try BoardRepository.open(BoardFolder(nearestFolder(of: folder.path)), options.environment)
  }

  /// The path of the board's folder within the repository; "" for the root.
  private func pathInRepository(
    _ repository: borrowing Repository
  ) throws(KanbanStoreError) -> String {
    guard let workTree = repository.workTree.flatMap(realPath) else { throw .repository(.bare) }
    let location = realPath(folder.path) ?? folder.path
    guard location != workTree else { return "" }
    guard location.hasPrefix(workTree + "/") else { throw .repository(.outside(path: location)) }
    return String(location.dropFirst(workTree.count + 1))
  }
}

extension Repository {
  /// The Markdown files of a folder as a commit has them, by the bytes of their names.
  fileprivate borrowing func markdownFiles(
    in folder: String,
    of commit: ObjectID
  ) throws(GitError) -> [[UInt8]: ObjectID] {
    var files: [[UInt8]: ObjectID] = [:]
    for entry in try entries(ofTreeAt: folder, in: commit) where entry.name.hasSuffix(".md") {
      files[Array(entry.name.utf8)] = try file(at: "\(folder)/\(entry.name)", in: commit)
    }
    return files
  }
}
