internal import Git

/// Looks for the folder that files have come from: where, in an older commit, most of them were under
/// the same names with the same contents, and are no longer.
struct FolderSearch {
  private let sought: [[UInt8]: ObjectID]

  /// How many of the files have been found in the best folder so far; at first what is too few.
  private var count: Int

  /// The folder, once it is found.
  private(set) var result: FolderPath?

  init(for files: [TreeEntry]) {
    sought = Dictionary(
      files.map { ($0.nameBytes, $0.id) },
      uniquingKeysWith: { first, _ in first }
    )
    count = files.count / 2
  }

  /// Looks at all folders with another content than they have in a newer commit.
  ///
  /// - Parameters:
  ///   - old: The tree of the older commit.
  ///   - new: The tree of the newer one.
  ///   - reader: Reads the trees.
  /// - Throws: ``GitError``.
  mutating func look(
    in old: ObjectID,
    since new: ObjectID,
    by reader: borrowing ObjectReader
  ) throws(GitError) {
    try look(in: old, since: new, at: FolderPath(""), by: reader)
  }

  private mutating func look(
    in old: ObjectID,
    since new: ObjectID?,
    at path: FolderPath,
    by reader: borrowing ObjectReader
  ) throws(GitError) {
    var left: [[UInt8]: TreeEntry] = [:]
    if let new {
      for entry in try reader.entries(of: new) { left[entry.nameBytes] = entry }
    }
    let entries = try reader.entries(of: old)
    let found = entries.count { left[$0.nameBytes] == nil && sought[$0.nameBytes] == $0.id }
    if found > count { (count, result) = (found, path) }
    for entry in entries where entry.mode == .tree {
      let rest = left[entry.nameBytes]
      if rest?.id == entry.id { continue }
      let isFolder = rest?.mode == .tree
      try look(
        in: entry.id,
        since: isFolder ? rest?.id : nil,
        at: path.appending(entry.nameBytes),
        by: reader
      )
    }
  }
}
