internal import Git

/// A commit that a history comes to, and what it has of the board's files.
struct BoardStep: Sendable {
  let id: ObjectID

  /// The board's files, in git's order; none where the commit has nothing to do with them.
  let files: [TreeEntry]

  /// The parents that are followed, in their order. A commit without one has an empty board for its
  /// parent.
  let parents: [Parent]

  /// Whether the history has been cut off here, as in a shallow clone: what seems new is older.
  let isCutOff: Bool

  /// What a commit started from.
  struct Parent: Sendable {
    /// The commit; `nil` for the empty board before the first one.
    let id: ObjectID?

    /// The board's files, in git's order; none where the commit has nothing to do with them.
    let files: [TreeEntry]

    /// The files that are another version in the commit.
    let changes: [BoardFileChange]
  }

  /// Whether it has brought lines of history together.
  var isMerge: Bool { parents.count > 1 }

  /// Whether the board is not that of every parent.
  var changesBoard: Bool { parents.contains { !$0.changes.isEmpty } }
}
