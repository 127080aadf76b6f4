internal import AdvancedKanbanMarkdown
internal import Git

/// The folders with a `board.md` that are different on both sides of a merge, and in the commits at
/// which these parted. In every other folder there is nothing to merge: git takes the one side that
/// has changed it.
struct DivergedBoards {
  /// The paths within the repository; "" for the root. A folder comes before those in it.
  private(set) var paths: [String] = []

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
    try look(in: "", bases, ours, theirs, by: reader)
  }

  private mutating func look(
    in path: String,
    _ bases: [ObjectID],
    _ ours: ObjectID?,
    _ theirs: ObjectID?,
    by reader: borrowing ObjectReader
  ) throws(GitError) {
    guard let ours, let theirs, ours != theirs, bases != [ours], bases != [theirs] else { return }
    let sides = [try reader.entries(of: ours), try reader.entries(of: theirs)]
    if sides.contains(where: \.hasBoard) { paths.append(path) }
    for entry in sides[0] where entry.mode == .tree {
      let counterpart = sides[1].tree(entry.nameBytes)
      guard counterpart != entry.id else { continue }
      var below: [ObjectID] = []
      for base in bases {
        if let tree = try reader.folder([entry.nameBytes], in: base) { below.append(tree) }
      }
      let folder = path.isEmpty ? entry.name : "\(path)/\(entry.name)"
      try look(in: folder, below, entry.id, counterpart, by: reader)
    }
  }
}

extension [TreeEntry] {
  /// Whether a folder with these entries is a board.
  fileprivate var hasBoard: Bool {
    contains { $0.nameBytes.elementsEqual(BoardFile.name.utf8) && $0.mode.isFile }
  }

  fileprivate func tree(_ name: [UInt8]) -> ObjectID? {
    first { $0.nameBytes == name && $0.mode == .tree }?.id
  }
}

extension FileMode {
  /// Whether this is a file with a content of its own.
  var isFile: Bool { self == .file || self == .executable }
}
