internal import Git

/// What commits have in a board's folder, looked up by the IDs of trees: equal IDs are equal boards.
///
/// The last few answers are kept, because the parent of one commit is the next that is asked about.
struct BoardTrees {
  let path: FolderPath
  private var folders: [ObjectID: ObjectID?] = [:]
  private var files: [ObjectID: [TreeEntry]] = [:]

  private static let capacity = 256

  /// - Parameter path: The path of the folder.
  init(of path: FolderPath) { self.path = path }

  /// The tree of the folder in the tree of a commit; `nil` where it is not there.
  mutating func folder(
    in root: ObjectID,
    by reader: borrowing ObjectReader
  ) throws(GitError) -> ObjectID? {
    guard !path.names.isEmpty else { return root }
    if let known = folders[root] { return known }
    let folder = try reader.folder(path.names, in: root)
    if folders.count >= Self.capacity { folders.removeAll(keepingCapacity: true) }
    folders[root] = .some(folder)
    return folder
  }

  /// The same with the files that links lead to in their place.
  ///
  /// - Parameters:
  ///   - folder: The tree of the folder.
  ///   - root: The tree of the commit.
  ///   - reader: Reads the objects.
  /// - Returns: The files in git's order, without links that lead to none.
  /// - Throws: ``GitError``.
  mutating func resolvedFiles(
    of folder: ObjectID?,
    in root: ObjectID,
    by reader: borrowing ObjectReader
  ) throws(GitError) -> [TreeEntry] {
    let entries = try files(of: folder, by: reader)
    guard entries.hasLinks else { return entries }
    var files: [TreeEntry] = []
    for entry in entries {
      guard entry.mode == .link else {
        files.append(entry)
        continue
      }
      let file = try reader.file(at: path.path(of: entry.name), in: root)
      if let file { files.append(entry.leading(to: file)) }
    }
    return files
  }

  /// The files of a tree of the folder that may be those of a board, in git's order.
  mutating func files(
    of folder: ObjectID?,
    by reader: borrowing ObjectReader
  ) throws(GitError) -> [TreeEntry] {
    guard let folder else { return [] }
    if let known = files[folder] { return known }
    let entries = try reader.entries(of: folder).filter(\.isBoardFile)
    if files.count >= Self.capacity { files.removeAll(keepingCapacity: true) }
    files[folder] = entries
    return entries
  }
}

extension TreeEntry {
  /// Whether this may be a file of a board that lies in the folder.
  fileprivate var isBoardFile: Bool {
    mode != .tree && mode != .submodule && nameBytes.suffix(3).elementsEqual(".md".utf8)
  }
}

extension [TreeEntry] {
  /// Whether any file is to be found somewhere else.
  var hasLinks: Bool { contains { $0.mode == .link } }
}
