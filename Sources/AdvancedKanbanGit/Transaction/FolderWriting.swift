internal import AdvancedKanbanMarkdown
internal import Git

/// The changed files of a board, to be written to the folder together with what goes with them.
struct FolderWriting {
  private let files: [FileReplacement]
  private let contents: [[UInt8]?]

  /// What is done to the index and the branch behind the files.
  var publication: Intent.Publication?

  /// What changes in the index.
  var entries: [EntryChange] = []

  /// - Parameters:
  ///   - plan: The changes.
  ///   - locations: Where the files are, by name.
  ///   - place: Where the files are prepared.
  /// - Throws: ``KanbanStoreError``.
  init(
    _ plan: BoardPlan,
    at locations: [String: String],
    _ place: Workplace
  ) throws(KanbanStoreError) {
    var files: [FileReplacement] = []
    var contents: [[UInt8]?] = []
    for name in plan.changedNames {
      guard let location = locations[name] else { continue }
      let new = plan.work[name]?.bytes
      files.append(try FileReplacement(location, plan.original[name]?.bytes, new, place))
      contents.append(new)
    }
    self.files = files
    self.contents = contents
  }

  /// Replaces all files and does what goes with that, or does nothing.
  ///
  /// A file that does not hold any more what was read is not touched.
  func perform(
    at place: Workplace,
    _ publish: (inout Transaction) throws(KanbanStoreError) -> Void
  ) throws(KanbanStoreError) {
    let intent = Intent(files: files, publication: publication, entries: entries)
    var transaction = try withFiles { () throws(FileFailure) in
      try Transaction(intent, in: place.state)
    }
    do {
      try transaction.replaceFiles(with: contents)
      try publish(&transaction)
    } catch {
      // What cannot be taken back now is taken back by the next process, which finds the note.
      guard let isTakenBack = try? transaction.takeBack(knowing: contents) else { throw error }
      transaction.clear()
      throw isTakenBack ? error : .keptInFiles(error)
    }
    transaction.clear()
  }
}

extension FileReplacement {
  fileprivate init(
    _ location: String,
    _ old: [UInt8]?,
    _ new: [UInt8]?,
    _ place: Workplace
  ) throws(KanbanStoreError) {
    let ids = try inRepository(of: location) { () throws(GitError) in
      (old: try old.map(Repository.hashBlob), new: try new.map(Repository.hashBlob))
    }
    self.init(location: location, slot: place.slot(for: location), old: ids.old, new: ids.new)
  }
}
