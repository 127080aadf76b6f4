internal import AdvancedKanbanMarkdown
internal import Git

/// A file whose content in the index changes.
struct StagedFile {
  let file: VersionedFile

  /// The new content, which is stored already; `nil` where the file goes.
  let id: ObjectID?

  /// What changes in the index.
  var change: EntryChange {
    EntryChange(path: file.path, old: file.index?.id, mode: mode, new: id)
  }

  private var mode: FileMode { file.mode(staged: true) }

  /// Puts the file into the index, in memory.
  ///
  /// The file in the folder must be in place: git compares its state later with what is noted here.
  func stage(
    into index: borrowing Index,
    of repository: borrowing BoardRepository
  ) throws(KanbanStoreError) {
    guard let id else {
      return try inRepository(of: repository.folder.path) { () throws(GitError) in
        try index.remove(file.path)
      }
    }
    let stat = try repository.stat(of: file, ifItHas: id)
    try inRepository(of: repository.folder.path) { () throws(GitError) in
      try index.set(path: file.path, id: id, mode: mode, stat: stat)
    }
  }
}

extension PartialCommit {
  /// Stores the contents that change in the index.
  func storeStaged(
    in repository: borrowing BoardRepository
  ) throws(KanbanStoreError) -> [StagedFile] {
    var result: [StagedFile] = []
    for file in files where index.changes.contains(file.name) {
      let id = try index[file.name].map { new throws(KanbanStoreError) in
        try repository.stored(new.bytes, of: file, isNew: file.index == nil)
      }
      result.append(StagedFile(file: file, id: id))
    }
    return result
  }
}

extension BoardRepository {
  /// The state of a file in the folder, if it has the content of a blob: an editor or a hook may have
  /// been there.
  fileprivate borrowing func stat(
    of file: VersionedFile,
    ifItHas id: ObjectID
  ) throws(KanbanStoreError) -> FileStat? {
    let stat = FileStat(ofFileAt: file.location)
    guard let bytes = try? readFile(file.location) else { return nil }
    let blob = try filters.toRepository(bytes, path: file.path, in: repository)
    return try inRepository(of: folder.path) { () throws(GitError) in
      try Repository.hashBlob(blob) == id ? stat : nil
    }
  }
}
