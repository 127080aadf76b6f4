internal import AdvancedKanbanMarkdown
internal import Git

/// The repository around a board, ready for one commit.
struct BoardRepository: ~Copyable {
  let repository: Repository
  let head: Head
  let folder: BoardFolder

  /// The top of the work tree, links followed.
  let workTree: String

  /// How git runs programs here.
  let surroundings: ProgramSurroundings

  let filters: ContentFilters

  /// The blobs that have been stored here.
  let written = WrittenBlobs()

  /// Looks at a repository, unless something in it speaks against a commit.
  init(
    _ repository: consuming Repository,
    around folder: BoardFolder,
    _ environment: [String: String]
  ) throws(KanbanStoreError) {
    guard let workTree = repository.workTree, !repository.isBare else { throw .repository(.bare) }
    if let operation = repository.operationInProgress {
      throw .repository(.busy(operation: operation.rawValue))
    }
    head = try inRepository(of: folder.path) { () throws(GitError) in try repository.head() }
    self.repository = repository
    self.folder = folder
    self.workTree = realPath(workTree) ?? workTree
    surroundings = ProgramSurroundings(
      of: self.repository,
      workTree: self.workTree,
      environment: environment
    )
    filters = ContentFilters(surroundings)
  }

  static func open(
    _ folder: BoardFolder,
    _ environment: [String: String]
  ) throws(KanbanStoreError) -> Repository {
    do {
      let repository = try Repository(discoveringFrom: folder.path, environment: environment)
      try repository.fetchMissingObjects(around: folder, environment)
      return repository
    } catch  where error.kind == .notFound {
      throw .repository(.missing(folder: folder.path))
    } catch {
      throw .repository(RepositoryProblem(error, folder: folder.path))
    }
  }

  /// The files that a plan touches in all their versions, and where a card or a file is not where
  /// the plan has it, all columns: it may have been moved by hand.
  borrowing func versions(
    for plan: inout BoardPlan,
    index: borrowing Index
  ) throws(KanbanStoreError) -> [VersionedFile] {
    let files = try versions(of: plan.names, in: plan, index: index)
    guard !files.allSatisfy(\.isKnown) || !files.know(plan) else { return files }
    let names = try plan.names.union(folder.fileNames()).union(committedNames())
    plan.widen(to: names.sorted())
    return try versions(of: names, in: plan, index: index)
  }

  private borrowing func versions(
    of names: Set<String>,
    in plan: BoardPlan,
    index: borrowing Index
  ) throws(KanbanStoreError) -> [VersionedFile] {
    var files: [VersionedFile] = []
    for name in names.sorted() {
      files.append(try versions(of: name, work: plan.original[name], index: index))
    }
    return files
  }

  /// The names of the Markdown files that the last commit has in the board's folder.
  private borrowing func committedNames() throws(KanbanStoreError) -> [String] {
    guard let commit = head.commit else { return [] }
    let path = try path(of: location(of: BoardFile.name)).dropLast(BoardFile.name.count + 1)
    return try inRepository(of: folder.path) { () throws(GitError) in
      try repository.entries(ofTreeAt: String(path), in: commit)
    }.map(\.name).filter { $0.hasSuffix(".md") }
  }

  /// A file of the board in all its versions.
  ///
  /// - Parameters:
  ///   - name: The file name within the board's folder.
  ///   - work: The version in the folder; `nil` where the file does not exist yet.
  ///   - index: The index of the repository.
  /// - Returns: The versions.
  /// - Throws: ``KanbanStoreError``, where the file is a link out of the repository among others.
  borrowing func versions(
    of name: String,
    work: MarkdownCardFile?,
    index: borrowing Index
  ) throws(KanbanStoreError) -> VersionedFile {
    let location = try location(of: name)
    let path = try path(of: location)
    try expectCommittedLink(name, to: location, index: index)
    let entry = index.entry(at: path)
    let isStaged = entry.map { !$0.isIntentToAdd } ?? false
    let committed = try inRepository(of: folder.path) { () throws(GitError) in
      try head.commit.flatMap { commit throws(GitError) in
        try repository.treeEntry(at: path, in: commit)
      }
    }
    let isAsStaged =
      FileStat(ofFileAt: location).map { index.isUnchanged(path, with: $0) } ?? false
    let comparison = try Comparison(work, at: path, as: isAsStaged ? entry?.id : nil, in: self)
    return VersionedFile(
      name: name,
      location: location,
      path: path,
      isInWorkTreeForm: comparison.isInWorkTreeForm,
      folder: comparison.file,
      head: try committed.map { entry throws(KanbanStoreError) in
        try stored(entry.id, entry.mode, comparison)
      },
      index: isStaged
        ? try entry.map { entry throws(KanbanStoreError) in
          try stored(entry.id, entry.mode, comparison)
        }
        : nil
    )
  }

  private borrowing func stored(
    _ id: ObjectID,
    _ mode: FileMode,
    _ comparison: Comparison
  ) throws(KanbanStoreError) -> VersionedFile.Stored {
    if id == comparison.id, let file = comparison.file {
      return VersionedFile.Stored(id: id, mode: mode, file: file)
    }
    let blob = try inRepository(of: folder.path) { () throws(GitError) in try repository.blob(id) }
    let bytes =
      comparison.isInWorkTreeForm
      ? try filters.toWorkTree(blob, path: comparison.path, in: repository) : blob
    return VersionedFile.Stored(id: id, mode: mode, file: MarkdownCardFile(bytes))
  }

  /// Makes sure that a column file that is a link is one to git too: else the change would be committed
  /// where the last commit does not look for the column.
  private borrowing func expectCommittedLink(
    _ name: String,
    to location: String,
    index: borrowing Index
  ) throws(KanbanStoreError) {
    let link = BoardFolder(realPath(folder.path) ?? folder.path).path(of: name)
    guard link != location else { return }
    let path = try path(of: link)
    let committed = try inRepository(of: folder.path) { () throws(GitError) in
      try head.commit.flatMap { commit throws(GitError) in
        try repository.treeEntry(at: path, in: commit)
      }
    }
    guard index.entry(at: path)?.mode == .link, committed?.mode == .link else {
      throw .repository(.uncommittedLink(path: link))
    }
  }

  /// Where a file is, once links are followed.
  private borrowing func location(of name: String) throws(KanbanStoreError) -> String {
    let path = folder.path(of: name)
    if let location = realPath(path) { return location }
    guard let parent = realPath(folder.path) else { throw .noBoard(folder: folder.path) }
    return BoardFolder(parent).path(of: name)
  }

  /// The path within the repository of a file of the work tree.
  private borrowing func path(of location: String) throws(KanbanStoreError) -> String {
    try BoardBounds(of: repository, workTree: workTree).path(of: location)
  }
}

/// The folder's version of a file, to be compared with those that git has.
private struct Comparison {
  let path: String

  /// Whether a program stands between the work tree and the repository, so that all versions are read
  /// as the work tree would have them.
  let isInWorkTreeForm: Bool

  let file: MarkdownCardFile?

  /// What git would call the folder's version.
  let id: ObjectID?

  /// - Parameters:
  ///   - work: The folder's version.
  ///   - path: Its path within the repository.
  ///   - staged: The content that the index has, where the file has not changed since.
  ///   - repository: The repository.
  /// - Throws: ``KanbanStoreError``.
  init(
    _ work: MarkdownCardFile?,
    at path: String,
    as staged: ObjectID?,
    in repository: borrowing BoardRepository
  ) throws(KanbanStoreError) {
    self.path = path
    isInWorkTreeForm = try repository.filters.hasProgram(for: path, in: repository.repository)
    guard let work else {
      file = nil
      id = nil
      return
    }
    let bytes = try repository.filters.toRepository(
      work.bytes,
      path: path,
      in: repository.repository
    )
    let isAsStored = isInWorkTreeForm || bytes == work.bytes
    file = isAsStored ? work : MarkdownCardFile(bytes)
    id = try inRepository(of: repository.folder.path) { () throws(GitError) in
      if let staged, bytes == work.bytes { try repository.repository.expect(staged, of: bytes) }
      return try Repository.hashBlob(bytes)
    }
  }
}
