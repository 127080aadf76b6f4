internal import AdvancedKanbanMarkdown
internal import Git

/// A look at all files of a board in the folder and in the last commit.
struct HandEditScan {
  /// A file that differs.
  struct Change {
    let name: String

    /// The folder's version; `nil` where it is gone.
    let work: MarkdownCardFile?

    /// The last commit's version; `nil` where it has none.
    let old: MarkdownCardFile?

    /// The folder's version as git would store it.
    let new: MarkdownCardFile?
  }

  private(set) var changed: [Change] = []

  /// The board of the last commit, and the one of the next.
  let old: MarkdownKanbanBoard
  let new: MarkdownKanbanBoard

  init(of store: KanbanStore, in repository: borrowing Repository) throws(KanbanStoreError) {
    let head = try store.lastBoard(in: repository)
    let reader = try WorkTreeReader(of: store, in: repository)
    var files: [String: (work: MarkdownCardFile, new: MarkdownCardFile, id: ObjectID?)] = [:]
    let index = try inRepository(of: store.folder.path) { () throws(GitError) in
      try repository.index()
    }
    var names: [String] = []
    for name in try store.folder.fileNames() {
      let isKnown = head.blob(of: name) != nil
      let isWanted = try reader.isWanted(name, index, in: repository)
      if isKnown || isWanted { names.append(name) }
    }
    new = try MarkdownKanbanBoard(files: names) { name throws(KanbanStoreError) in
      let file = try reader.read(name, in: repository)
      files[name] = file
      return .file(file.new)
    }
    old = head.board
    let columns = Set((old.columns + new.columns).map(\.path) + [BoardFile.name])
    for name in columns.sorted() {
      // What is no column any more is a file all the same.
      if files[name] == nil, names.contains(name) {
        files[name] = try reader.read(name, in: repository)
      }
      let file = files[name]
      guard file?.id != head.blob(of: name), file != nil || !reader.isLeftOut(name, index) else {
        continue
      }
      if let line = file?.work.conflictMarker {
        throw .edit(.conflictMarkers(line: line + 1), path: name)
      }
      let before = try head.blob(of: name).map { id throws(KanbanStoreError) in
        try inRepository(of: store.folder.path) { () throws(GitError) in
          MarkdownCardFile(try repository.blob(id))
        }
      }
      changed.append(Change(name: name, work: file?.work, old: before, new: file?.new))
    }
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

  /// Whether a file that the last commit does not have is to be in the next: it may be ignored.
  func isWanted(
    _ name: String,
    _ index: borrowing Index,
    in repository: borrowing Repository
  ) throws(KanbanStoreError) -> Bool {
    if index.entry(at: path(of: name)) != nil { return true }
    let isIgnored = try inRepository(of: folder.path) { () throws(GitError) in
      try repository.isIgnored(path(of: name))
    }
    return !isIgnored
  }

  /// Whether a file is not to be in a commit because git ignores it, or leaves it out of the work tree
  /// as in a sparse checkout.
  func isLeftOut(_ name: String, _ index: borrowing Index) -> Bool {
    exists(folder.path(of: name)) || index.entry(at: path(of: name))?.isSkippedInWorkTree ?? false
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
