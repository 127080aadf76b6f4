internal import AdvancedKanbanMarkdown
internal import Git

/// A file of a board before and after a commit; `nil` where it was or is not there.
struct ChangedFile {
  let name: String
  let old: ObjectID?
  let new: ObjectID?
}

extension KanbanStore {
  /// The board's files that a commit has changed: `board.md` and what is a column before or after it.
  /// Links are followed.
  func changedFiles(
    of commit: CommitInfo,
    in repository: borrowing Repository
  ) throws(KanbanStoreError) -> [ChangedFile] {
    let new = try markdownFiles(of: commit.id, in: repository)
    var old: [[UInt8]: ObjectID] = [:]
    if let parent = commit.parents.first, repository.has(parent) {
      old = try markdownFiles(of: parent, in: repository)
    }
    let changed = Set(old.keys).union(new.keys).filter { old[$0] != new[$0] }
    guard !changed.isEmpty else { return [] }
    let columns = try columnNames(old, in: repository).union(columnNames(new, in: repository))
    return changed.intersection(columns).sorted { $0.lexicographicallyPrecedes($1) }.map {
      ChangedFile(name: String(decoding: $0, as: UTF8.self), old: old[$0], new: new[$0])
    }
  }

  /// The Markdown files of the board's folder in a commit, by the bytes of their names.
  func markdownFiles(
    of commit: ObjectID,
    in repository: borrowing Repository
  ) throws(KanbanStoreError) -> [[UInt8]: ObjectID] {
    let path = try pathInRepository(repository)
    return try inRepository(of: folder.path) { () throws(GitError) in
      try repository.markdownFiles(in: path, of: commit)
    }
  }

  /// The names of `board.md` and of the columns.
  private func columnNames(
    _ files: [[UInt8]: ObjectID],
    in repository: borrowing Repository
  ) throws(KanbanStoreError) -> Set<[UInt8]> {
    let board = Array(BoardFile.name.utf8)
    let index = try inRepository(of: folder.path) { () throws(GitError) in
      try files[board].map { id throws(GitError) in try repository.blob(id) }
    }
    let names = files.keys.map { String(decoding: $0.dropLast(3), as: UTF8.self) }
    let order = ColumnOrder(names: names, index: index.map { BoardFile($0) })
    return Set(order.columns.map { Array("\($0).md".utf8) } + [board])
  }
}
