internal import AdvancedKanbanMarkdown
internal import Git

/// A look at all files of a board in the folder and in the last commit.
struct HandEditScan {
  /// The files that differ, as the folder has them.
  private(set) var changed: [String: MarkdownCardFile] = [:]

  /// The names of the files that are gone from the folder.
  private(set) var missing: [String] = []

  /// The names of the files that differ and that git is told to skip: a commit leaves them as they are,
  /// as `git commit` does.
  private(set) var skipped: [String] = []

  /// The board of the last commit, and the one of the next, as git would store it.
  let old: StoredBoard
  private(set) var new: StoredBoard

  init(of store: KanbanStore, in repository: borrowing Repository) throws(KanbanStoreError) {
    old = try store.lastBoard(in: repository)
    let reader = try WorkTreeReader(of: store, in: repository)
    let index = try inRepository(of: store.folder.path) { () throws(GitError) in
      try repository.index()
    }
    let names = try reader.names(besides: old, index, in: repository)
    var files = NextFiles()
    for name in names.kept { files.keep(name, of: old) }
    let board = try MarkdownKanbanBoard(files: names.wanted + names.kept) {
      name throws(KanbanStoreError) in
      .file(try files.file(name, reader, in: repository))
    }
    let columns = Set((old.board.columns + board.columns).map(\.path) + [BoardFile.name]).sorted()
    // What is no column any more is a file all the same.
    for name in columns where names.wanted.contains(name) {
      _ = try files.file(name, reader, in: repository)
    }
    new = StoredBoard(board, blobs: files.blobs, contents: files.contents)
    for name in columns where new.blob(of: name) != old.blob(of: name) {
      try note(name, files.work[name], isThere: reader.exists(name))
    }
    for name in names.kept where try reader.differs(name, from: old, in: repository) {
      skipped.append(name)
    }
  }

  /// Notes a file that differs; one that is in the folder and was not read is ignored.
  private mutating func note(
    _ name: String,
    _ file: MarkdownCardFile?,
    isThere: Bool
  ) throws(KanbanStoreError) {
    if let line = file?.conflictMarker {
      throw .edit(.conflictMarkers(line: line + 1), path: name)
    }
    changed[name] = file
    if !isThere { missing.append(name) }
  }
}

/// The files of the next commit, as far as they have been looked at.
private struct NextFiles {
  /// Those that were read, as the folder has them.
  private(set) var work: [String: MarkdownCardFile] = [:]

  /// All of them as git would store them, by the bytes of their names.
  private(set) var blobs: [[UInt8]: ObjectID] = [:]
  private(set) var contents: [[UInt8]: [UInt8]] = [:]

  /// Takes a file as the last commit has it.
  mutating func keep(_ name: String, of old: StoredBoard) {
    let key = Array(name.utf8)
    (blobs[key], contents[key]) = (old.blob(of: name), old.content(of: name))
  }

  /// A file as git would store it, which is read unless it has been taken.
  mutating func file(
    _ name: String,
    _ reader: WorkTreeReader,
    in repository: borrowing Repository
  ) throws(KanbanStoreError) -> MarkdownCardFile {
    let key = Array(name.utf8)
    if let bytes = contents[key] { return MarkdownCardFile(bytes) }
    let file = try reader.read(name, in: repository)
    work[name] = file.work
    (blobs[key], contents[key]) = (file.id, file.new.bytes)
    return file.new
  }
}

extension KanbanStore {
  /// The board of the last commit; an empty one where there is none.
  fileprivate func lastBoard(
    in repository: borrowing Repository
  ) throws(KanbanStoreError) -> StoredBoard {
    guard let head = try commit(named: "HEAD", in: repository) else {
      return try board(of: [:], in: repository)
    }
    return try board(of: head, in: repository)
  }
}

/// Reads files of the folder as git would store them.
private struct WorkTreeReader {
  let folder: BoardFolder

  /// The path of the folder within the repository.
  let path: String

  let filters: ContentFilters

  init(of store: KanbanStore, in repository: borrowing Repository) throws(KanbanStoreError) {
    folder = store.folder
    path = try store.pathInRepository(repository)
    filters = ContentFilters(of: repository, environment: store.options.environment)
  }

  private func path(of name: String) -> String { path.isEmpty ? name : "\(path)/\(name)" }

  /// The names of the Markdown files of the next commit: those that the folder has, and those that stay
  /// as they are in the last commit since git is told to skip them, as in a sparse checkout.
  func names(
    besides old: StoredBoard,
    _ index: borrowing Index,
    in repository: borrowing Repository
  ) throws(KanbanStoreError) -> (wanted: [String], kept: [String]) {
    let committed = old.board.columns.map(\.path) + [BoardFile.name]
    var kept: [String] = []
    for name in committed where old.blob(of: name) != nil {
      if index.entry(at: path(of: name))?.isSkippedInWorkTree == true { kept.append(name) }
    }
    var wanted: [String] = []
    for name in try folder.fileNames() where !kept.contains(name) {
      let isKnown = old.blob(of: name) != nil
      let isWanted = try isWanted(name, index, in: repository)
      if isKnown || isWanted { wanted.append(name) }
    }
    return (wanted, kept)
  }

  /// Whether a file that the last commit does not have is to be in the next: it may be ignored.
  private func isWanted(
    _ name: String,
    _ index: borrowing Index,
    in repository: borrowing Repository
  ) throws(KanbanStoreError) -> Bool {
    if let entry = index.entry(at: path(of: name)) { return !entry.isSkippedInWorkTree }
    let isIgnored = try inRepository(of: folder.path) { () throws(GitError) in
      try repository.isIgnored(path(of: name))
    }
    return !isIgnored
  }

  func exists(_ name: String) -> Bool { AdvancedKanbanGit.exists(folder.path(of: name)) }

  /// Whether a file is in the folder otherwise than the last commit has it.
  func differs(
    _ name: String,
    from old: StoredBoard,
    in repository: borrowing Repository
  ) throws(KanbanStoreError) -> Bool {
    exists(name) ? try read(name, in: repository).id != old.blob(of: name) : false
  }

  func read(
    _ name: String,
    in repository: borrowing Repository
  ) throws(KanbanStoreError) -> (work: MarkdownCardFile, new: MarkdownCardFile, id: ObjectID?) {
    let work = try folder.file(name)
    let bytes = try filters.toRepository(work.bytes, path: path(of: name), in: repository)
    let id = try inRepository(of: folder.path) { () throws(GitError) in
      try Repository.hashBlob(bytes)
    }
    let isShown = try filters.hasProgram(for: path(of: name), in: repository)
    return (work, isShown || bytes == work.bytes ? work : MarkdownCardFile(bytes), id)
  }
}
