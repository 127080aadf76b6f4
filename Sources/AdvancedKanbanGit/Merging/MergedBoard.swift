internal import AdvancedKanban
internal import AdvancedKanbanMarkdown
internal import Git

/// A board as a merge makes it of the boards of three trees.
struct MergedBoard {
  /// The path of the folder within the repository; "" for the root.
  let path: String

  let merge: BoardFilesMerge

  /// What the base, our side and theirs have.
  private let versions: [BoardTree]

  init(
    at path: String,
    base: BoardTree,
    ours: BoardTree,
    theirs: BoardTree,
    labels: MergeLabels,
    lastMove: (MergeSide, CardState<MarkdownKanbanCard, String>) -> MoveStamp?
  ) {
    self.path = path
    versions = [base, ours, theirs]
    merge = BoardFilesMerge(
      base: base.files,
      ours: ours.files,
      theirs: theirs.files,
      labels: labels,
      lastMove: lastMove
    )
  }

  /// What makes the folder of a tree that of our side, as far as the board's files go.
  ///
  /// - Parameter tree: The folder's present files.
  /// - Returns: The changes of the tree.
  func ourFiles(in tree: BoardTree) -> [TreeUpdate] {
    updates(of: tree) { name in versions[1].entries[name].map { ($0.id, $0.mode) } }
  }

  /// What makes the folder of a tree the merged board.
  ///
  /// - Parameters:
  ///   - tree: The folder's present files.
  ///   - repository: Where contents that no side has are stored.
  /// - Returns: The changes of the tree.
  /// - Throws: ``GitError``.
  func mergedFiles(
    in tree: BoardTree,
    of repository: borrowing Repository
  ) throws(GitError) -> [TreeUpdate] {
    var blobs: [[UInt8]: ObjectID] = [:]
    for (name, file) in merge.files {
      guard let bytes = file.bytes else { continue }
      blobs[name] = try repository.writeBlob(bytes)
    }
    return updates(of: tree) { name in
      guard let id = blobs[name], let file = merge.files[name] else { return nil }
      return (id, mode(of: file))
    }
  }

  private func updates(
    of tree: BoardTree,
    _ wanted: ([UInt8]) -> (ObjectID, FileMode)?
  ) -> [TreeUpdate] {
    merge.files.keys.sorted { $0.lexicographicallyPrecedes($1) }.compactMap { name in
      let path = self.path(of: name)
      let present = tree.entries[name]
      guard let (id, mode) = wanted(name) else {
        return present.map { _ in .remove(path: path) }
      }
      let isSame = present?.id == id && present?.mode == mode
      return isSame ? nil : .upsert(path: path, id: id, mode: mode)
    }
  }

  /// The mode that a side has given to a file, ours before theirs, else the one it had.
  private func mode(of file: MergedFile) -> FileMode {
    let modes = entries(of: file).map { $0?.mode }
    return modes.dropFirst().compactMap(\.self).first { $0 != modes[0] } ?? modes[0] ?? .file
  }

  /// What the versions have of a file.
  private func entries(of file: MergedFile) -> [TreeEntry?] {
    zip(file.names, versions).map { name, tree in name.flatMap { tree.entries[$0] } }
  }

  private func path(of name: [UInt8]) -> String {
    let name = String(decoding: name, as: UTF8.self)
    return path.isEmpty ? name : "\(path)/\(name)"
  }

  /// The files that a person has to look at, each with what the three trees have of it.
  var conflicts: [Conflict] {
    merge.files.filter(\.value.isConflicted).map { name, file in
      Conflict(path: path(of: name), stages: entries(of: file))
    }.sorted { $0.path < $1.path }
  }

  /// A file that a person has to look at.
  struct Conflict {
    /// The path within the repository.
    let path: String

    /// What the base, our side and theirs have of it.
    let stages: [TreeEntry?]
  }
}
