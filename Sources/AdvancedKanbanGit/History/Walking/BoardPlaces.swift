internal import Git

/// Where a board's folder is in the commits of a history: at one path, back to the commit that gave
/// the folder another name or moved it. There the walk goes on at the path that it had before.
struct BoardPlaces {
  /// What commits have at each of the paths; the first is that of the newest commit.
  private var trees: [BoardTrees]

  /// The positions of the paths among ``trees``, by commits that are still to come.
  private var places: [ObjectID: Int] = [:]

  /// - Parameter path: The path within the repository; "" for the root.
  init(at path: String) { trees = [BoardTrees(of: FolderPath(path))] }
}

/// The board's folder in a commit.
struct CommittedFolder {
  /// The tree of the commit.
  let root: ObjectID

  /// The tree of the folder; `nil` where the commit does not have it.
  let tree: ObjectID?

  /// The position of its path among those of the ``BoardPlaces``.
  fileprivate let place: Int
}

extension BoardPlaces {
  /// The folder in a commit that a walk has come to.
  mutating func folder(
    of commit: WalkedCommit,
    by reader: borrowing ObjectReader
  ) throws(GitError) -> CommittedFolder {
    try folder(at: places.removeValue(forKey: commit.id) ?? 0, in: commit.tree, by: reader)
  }

  /// The folders in the parents of this commit, in their order.
  mutating func folders(
    ofParentsOf commit: WalkedCommit,
    with folder: CommittedFolder,
    by reader: borrowing ObjectReader
  ) throws(GitError) -> [CommittedFolder] {
    var folders: [CommittedFolder] = []
    for parent in commit.parents {
      let place = try place(of: parent, before: folder, by: reader)
      folders.append(try self.folder(at: place, in: parent.tree, by: reader))
    }
    return folders
  }

  /// The path of a folder.
  func path(of folder: CommittedFolder) -> FolderPath { trees[folder.place].path }

  /// The files of a folder that may be those of a board, in git's order; see
  /// ``BoardTrees/files(of:by:)``.
  mutating func files(
    of folder: CommittedFolder,
    by reader: borrowing ObjectReader
  ) throws(GitError) -> [TreeEntry] {
    try trees[folder.place].files(of: folder.tree, by: reader)
  }

  /// The same with the files that links lead to in their place; see
  /// ``BoardTrees/resolvedFiles(of:in:by:)``.
  mutating func resolvedFiles(
    of folder: CommittedFolder,
    by reader: borrowing ObjectReader
  ) throws(GitError) -> [TreeEntry] {
    try trees[folder.place].resolvedFiles(of: folder.tree, in: folder.root, by: reader)
  }

  private mutating func folder(
    at place: Int,
    in root: ObjectID,
    by reader: borrowing ObjectReader
  ) throws(GitError) -> CommittedFolder {
    let tree = try trees[place].folder(in: root, by: reader)
    return CommittedFolder(root: root, tree: tree, place: place)
  }
}

// MARK: - Renamed folders

extension BoardPlaces {
  /// Where a parent has the board of a commit. Whoever comes first decides, so that a commit has one
  /// board.
  private mutating func place(
    of parent: CommitTree,
    before folder: CommittedFolder,
    by reader: borrowing ObjectReader
  ) throws(GitError) -> Int {
    if let known = places[parent.id] { return known }
    let place = try place(in: parent.tree, before: folder, by: reader)
    places[parent.id] = place
    return place
  }

  /// Where a parent has the board of a commit: at the same path, unless only another one has it.
  private mutating func place(
    in root: ObjectID,
    before folder: CommittedFolder,
    by reader: borrowing ObjectReader
  ) throws(GitError) -> Int {
    let old = try self.folder(at: folder.place, in: root, by: reader)
    if old.tree == folder.tree { return folder.place }
    let (before, after) = (try files(of: old, by: reader), try files(of: folder, by: reader))
    guard after.isArrival(after: before) else { return folder.place }
    var search = FolderSearch(for: after.filter { !before.hasName(of: $0) })
    try search.look(in: root, since: folder.root, by: reader)
    return search.result.map { place(of: $0) } ?? folder.place
  }

  /// The position of a path, which is a new one if need be.
  private mutating func place(of path: FolderPath) -> Int {
    if let known = trees.firstIndex(where: { $0.path == path }) { return known }
    trees.append(BoardTrees(of: path))
    return trees.count - 1
  }
}

extension [TreeEntry] {
  /// Whether these are the files of a board, and the ones before, in the same folder, are not.
  fileprivate func isArrival(after old: [TreeEntry]) -> Bool {
    !old.isBoard && isBoard || old.boardFile == nil && boardFile != nil
  }

  /// Whether there is any file that can be a column, or says that this is a board.
  private var isBoard: Bool { contains { !$0.nameBytes.elementsEqual("README.md".utf8) } }

  fileprivate func hasName(of entry: TreeEntry) -> Bool {
    contains { $0.nameBytes == entry.nameBytes }
  }
}
