internal import AdvancedKanban
internal import AdvancedKanbanMarkdown
internal import Git

/// A board as a merge makes it of the boards of three trees.
struct MergedBoard {
  /// Where the board is in each tree.
  let paths: BoardPaths

  let merge: BoardFilesMerge

  /// What the base, our side and theirs have.
  private let versions: [BoardTree]

  /// - Parameters:
  ///   - paths: Where the board is.
  ///   - versions: The board of the base, of our side, and of theirs.
  ///   - labels: The names of the sides in conflicts.
  ///   - lastMove: When a side last moved a card.
  init(
    at paths: BoardPaths,
    _ versions: [BoardTree],
    labels: MergeLabels,
    lastMove: (MergeSide, CardState<MarkdownKanbanCard, String>) -> MoveStamp? = { _, _ in nil }
  ) {
    var versions = versions
    BoardTree.leaveOutOthers(&versions)
    (self.paths, self.versions) = (paths, versions)
    merge = BoardFilesMerge(
      base: versions[0].files,
      ours: versions[1].files,
      theirs: versions[2].files,
      labels: labels,
      lastMove: lastMove
    )
  }

  /// The path of the folder within the repository; "" for the root.
  var path: String { "\(paths.merged)" }

  /// What gives a tree the board of our side, as far as the board's files go, and no other version.
  ///
  /// - Parameters:
  ///   - root: The tree; nothing without one.
  ///   - place: Where the tree has the board.
  ///   - reader: Reads the tree.
  /// - Returns: The changes of the tree.
  /// - Throws: ``GitError``.
  func ourFiles(
    in root: ObjectID?,
    at place: FolderPath,
    by reader: borrowing ObjectReader
  ) throws(GitError) -> [TreeUpdate] {
    let there = try updates(of: root, at: paths.ours, by: reader) { name in
      versions[1].entries[name].map { ($0.id, $0.mode) }
    }
    return try removals(of: root, at: [place], besides: paths.ours, by: reader) + there
  }

  /// What gives a tree the merged board, and no other version.
  ///
  /// - Parameters:
  ///   - root: The tree of the other side.
  ///   - repository: Where contents that no side has are stored.
  ///   - reader: Reads the tree.
  /// - Returns: The changes of the tree.
  /// - Throws: ``GitError``.
  func mergedFiles(
    in root: ObjectID,
    of repository: borrowing Repository,
    by reader: borrowing ObjectReader
  ) throws(GitError) -> [TreeUpdate] {
    var blobs: [[UInt8]: ObjectID] = [:]
    for (name, file) in merge.files {
      guard let bytes = file.bytes else { continue }
      blobs[name] = try repository.writeBlob(bytes)
    }
    let there = try updates(of: root, at: paths.merged, by: reader) { name in
      guard let id = blobs[name], let file = merge.files[name] else { return nil }
      return (id, mode(of: file))
    }
    let places: Set = [paths.ours, paths.theirs]
    return try removals(of: root, at: places, besides: paths.merged, by: reader) + there
  }

  /// What takes the board's files out of folders.
  private func removals(
    of root: ObjectID?,
    at folders: Set<FolderPath>,
    besides kept: FolderPath,
    by reader: borrowing ObjectReader
  ) throws(GitError) -> [TreeUpdate] {
    var result: [TreeUpdate] = []
    for folder in folders.subtracting([kept]) {
      result += try updates(of: root, at: folder, by: reader) { _ in nil }
    }
    return result
  }

  private func updates(
    of root: ObjectID?,
    at folder: FolderPath,
    by reader: borrowing ObjectReader,
    _ wanted: ([UInt8]) -> (ObjectID, FileMode)?
  ) throws(GitError) -> [TreeUpdate] {
    let tree = try BoardTree(at: folder, in: root, by: reader)
    return merge.files.keys.sorted { $0.lexicographicallyPrecedes($1) }.compactMap { name in
      let path = folder.path(of: String(decoding: name, as: UTF8.self))
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

  /// The files that a person has to look at, each with what the three trees have of it.
  var conflicts: [Conflict] {
    merge.files.filter(\.value.isConflicted).map { name, file in
      let path = paths.merged.path(of: String(decoding: name, as: UTF8.self))
      return Conflict(path: path, stages: entries(of: file))
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
