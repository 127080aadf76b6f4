internal import AdvancedKanbanMarkdown
internal import Git

/// The folders with a `board.md` that are different on both sides of a merge, and in the commits at
/// which these parted. In every other folder there is nothing to merge: git takes the one side that
/// has changed it.
struct DivergedBoards {
  /// Where the boards are, those in the same folder on both sides first. A folder comes before those in
  /// it.
  private(set) var paths: [BoardPaths] = []

  /// The boards that each side has moved, for each of the commits at which the sides parted.
  private let moved: [(ours: MovedBoards, theirs: MovedBoards)]

  /// - Parameters:
  ///   - bases: The trees of the commits at which the sides parted; none where they have no common
  ///     history.
  ///   - ours: The tree of one side.
  ///   - theirs: The tree of the other.
  ///   - reader: Reads the trees.
  /// - Throws: ``GitError``.
  init(
    bases: [ObjectID],
    ours: ObjectID,
    theirs: ObjectID,
    by reader: borrowing ObjectReader
  ) throws(GitError) {
    var moved: [(ours: MovedBoards, theirs: MovedBoards)] = []
    for base in bases {
      let ours = try MovedBoards(from: base, to: ours, by: reader)
      moved.append((ours, try MovedBoards(from: base, to: theirs, by: reader)))
    }
    self.moved = moved
    try look(in: FolderPath(""), bases, ours, theirs, by: reader)
    guard let moves = moved.first else { return }
    let left = Set(moves.ours.newPaths.keys).union(moves.theirs.newPaths.keys)
    for path in left.sorted(by: { "\($0)" < "\($1)" }) {
      add(ours: moves.ours.newPath(of: path), theirs: moves.theirs.newPath(of: path))
    }
  }

  private mutating func add(ours: FolderPath, theirs: FolderPath) {
    let bases = moved.map { $0.ours.oldPath(of: ours) }
    let paths = BoardPaths(bases: bases, ours: ours, theirs: theirs)
    if !self.paths.contains(paths) { self.paths.append(paths) }
  }

  /// Whether a board is in a folder on one side that is in another one on the other side.
  private func isOfMovedBoard(_ path: FolderPath) -> Bool {
    guard let (ours, theirs) = moved.first else { return false }
    return [ours, theirs].contains { $0.newPaths[path] != nil }
      || ours.oldPath(of: path) != theirs.oldPath(of: path)
  }

  private mutating func look(
    in path: FolderPath,
    _ bases: [ObjectID],
    _ ours: ObjectID?,
    _ theirs: ObjectID?,
    by reader: borrowing ObjectReader
  ) throws(GitError) {
    guard let ours, let theirs, ours != theirs, bases != [ours], bases != [theirs] else { return }
    let sides = [try reader.entries(of: ours), try reader.entries(of: theirs)]
    if sides.contains(where: \.hasBoard), !isOfMovedBoard(path) { add(ours: path, theirs: path) }
    for entry in sides[0] where entry.mode == .tree {
      let counterpart = sides[1].tree(entry.nameBytes)
      guard counterpart != entry.id else { continue }
      var below: [ObjectID] = []
      for base in bases {
        if let tree = try reader.folder([entry.nameBytes], in: base) { below.append(tree) }
      }
      try look(in: path.appending(entry.nameBytes), below, entry.id, counterpart, by: reader)
    }
  }
}

extension FileMode {
  /// Whether this is a file with a content of its own.
  var isFile: Bool { self == .file || self == .executable }
}
