internal import CGit2

/// A path that a tree and an index do not have alike.
package struct IndexDifference: Equatable, Sendable {
  package let path: String

  /// What the tree has; `nil` where it has nothing.
  package let inTree: Version?

  /// What the index has; `nil` where it has nothing.
  package let inIndex: Version?

  package struct Version: Equatable, Sendable {
    package let id: ObjectID
    package let mode: FileMode
  }
}

extension Repository {
  /// What an index has otherwise than a tree, in git's order.
  package func differences(
    between tree: ObjectID,
    and index: borrowing Index
  ) throws(GitError) -> [IndexDifference] {
    let tree = try self.tree(of: tree)
    let diff = try Handle(freedBy: git_diff_free) {
      git_diff_tree_to_index(&$0, pointer, tree.pointer, index.pointer, nil)
    }
    return (0..<git_diff_num_deltas(diff.pointer)).compactMap { position in
      git_diff_get_delta(diff.pointer, position).flatMap { IndexDifference($0.pointee) }
    }
  }
}

extension IndexDifference {
  /// Copies what libgit2 owns.
  fileprivate init?(_ delta: git_diff_delta) {
    guard let path = String(delta.new_file.path ?? delta.old_file.path) else { return nil }
    self.path = path
    inTree = delta.status == GIT_DELTA_ADDED ? nil : Version(delta.old_file)
    inIndex = delta.status == GIT_DELTA_DELETED ? nil : Version(delta.new_file)
  }
}

extension IndexDifference.Version {
  fileprivate init?(_ file: git_diff_file) {
    guard let mode = FileMode(rawValue: UInt32(file.mode)) else { return nil }
    self.init(id: ObjectID(file.id), mode: mode)
  }
}
