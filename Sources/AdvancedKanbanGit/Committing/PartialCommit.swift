internal import AdvancedKanbanMarkdown
internal import Git

/// A commit that holds some changes of a board and nothing else, and the index that goes with it.
///
/// The changes are made three times: in the folder, in the index, and on the last commit. Hand edits
/// that are not committed stay so, and what is staged stays staged.
struct PartialCommit {
  /// The last commit's version after the changes.
  private(set) var head: BoardVersion

  /// The index's version after the changes.
  private(set) var index: BoardVersion

  /// The folder's version after the changes.
  let work: BoardVersion

  let files: [VersionedFile]

  init(_ plan: BoardPlan, _ files: [VersionedFile]) throws(KanbanStoreError) {
    self.files = files
    work = plan.work
    head = BoardVersion(of: files.compactMap { file in file.head.map { (file.name, $0.file) } })
    index = BoardVersion(of: files.compactMap { file in file.index.map { (file.name, $0.file) } })
    // A file whose removal is staged stays removed.
    index.withheld = Set(files.filter { $0.head != nil && $0.index == nil }.map(\.name))
    for step in plan.steps {
      if case .adopt(let names) = step.edit {
        adopt(names)
      } else if let file = files.first(where: { $0.wasLink && step.edit.names.contains($0.name) }) {
        throw .repository(.replacedLink(path: file.location))
      }
      let staged = index
      index = try step.edit.applied(to: index, seenFrom: step.before, becoming: step.after)
      head = try step.edit.applied(
        to: head,
        seenFrom: step.before,
        becoming: step.after,
        staged: (staged, index)
      )
      // What the commit lists anew is not to look as if it had been taken off the list.
      for name in head.arrivals.subtracting(index.arrivals) { index.list(name, from: step.before) }
    }
  }

  private mutating func adopt(_ names: [String]) {
    index.withheld.subtract(names)
    for file in files where names.contains(file.name) {
      head.put(file.folder, as: file.name)
      index.put(file.folder, as: file.name)
    }
  }

  /// Makes sure that the commit brings nothing into the repository that is to be kept out of it.
  func expectNothingIgnored(
    in repository: borrowing BoardRepository
  ) throws(KanbanStoreError) {
    for file in files where head.changes.contains(file.name) && file.isUntracked {
      let isIgnored = try inRepository(of: repository.folder.path) { () throws(GitError) in
        try repository.repository.isIgnored(file.path)
      }
      guard !isIgnored else { throw .repository(.ignored(path: file.location)) }
    }
  }

  /// Stores the changed files and the tree that has them.
  ///
  /// - Returns: The tree, or `nil` where it would be that of the last commit.
  func writeTree(
    in repository: borrowing BoardRepository
  ) throws(KanbanStoreError) -> ObjectID? {
    var updates: [TreeUpdate] = []
    for file in files where head.changes.contains(file.name) {
      guard let bytes = head[file.name]?.bytes else {
        if file.head != nil { updates.append(.remove(path: file.path)) }
        continue
      }
      let stored = try repository.stored(bytes, of: file, isNew: file.head == nil)
      updates.append(.upsert(path: file.path, id: stored, mode: file.mode(staged: false)))
    }
    guard !updates.isEmpty else { return nil }
    return try inRepository(of: repository.folder.path) { () throws(GitError) in
      try repository.repository.writeTree(updating: repository.head.commit, updates)
    }
  }
}

extension BoardVersion {
  init(of files: [(String, MarkdownCardFile)]) {
    self.init(Dictionary(uniqueKeysWithValues: files))
  }

  fileprivate mutating func put(_ file: MarkdownCardFile?, as name: String) {
    if let file { set(name, file) } else { remove(name) }
  }
}

extension BoardRepository {
  /// Stores a file's content; one that is as the work tree has it passes the filters first.
  borrowing func stored(
    _ bytes: [UInt8],
    of file: VersionedFile,
    isNew: Bool
  ) throws(KanbanStoreError) -> ObjectID {
    let bytes =
      isNew || file.isInWorkTreeForm
      ? try filters.toRepository(bytes, path: file.path, in: repository) : bytes
    if let id = Repository.knownID(of: bytes), written.ids.contains(id) { return id }
    let id = try inRepository(of: folder.path) { () throws(GitError) in
      try repository.writeBlob(bytes)
    }
    written.ids.insert(id)
    return id
  }
}

/// The blobs that have been stored for one change: the commit and the index mostly have the same.
final class WrittenBlobs {
  var ids: Set<ObjectID> = []
}
