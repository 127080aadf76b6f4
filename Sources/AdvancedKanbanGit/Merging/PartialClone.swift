internal import Git

/// A clone that has left files with a remote (git-clone(1), `--filter`): git fetches them when they are
/// asked for, libgit2 does not.
struct PartialClone {
  private let variables: [String: String]

  /// Gives `nil` for a repository that has all its objects.
  init?(
    _ repository: borrowing Repository,
    variables: [String: String]
  ) throws(GitError) {
    var isPartial = try repository.configString("extensions.partialClone") != nil
    for remote in try repository.remotes {
      let promises = try repository.configString("remote.\(remote).promisor")
      isPartial = isPartial || promises == "true"
    }
    guard isPartial else { return nil }
    self.variables = variables
  }

  /// Lets git fetch the Markdown files that tell two trees apart, all at once, as it does for itself when
  /// it compares them. What cannot be fetched is missing afterwards, too.
  func fetchFiles(between tree: ObjectID, and other: ObjectID) throws(FileFailure) {
    let words = ["git", "diff", "--no-renames", "--numstat", "\(tree)", "\(other)", "--", "*.md"]
    _ = try ExternalProgram(words, variables: variables).run(on: [])
  }
}

extension MergeSides {
  /// Fetches what a partial clone needs for the merge of its boards.
  func fetchFiles(of clone: PartialClone) throws(FileFailure) {
    let trees = bases.map(\.tree)
    for tree in trees.isEmpty ? [ours] : trees {
      if !trees.isEmpty { try clone.fetchFiles(between: tree, and: ours) }
      try clone.fetchFiles(between: tree, and: theirs)
    }
  }
}
