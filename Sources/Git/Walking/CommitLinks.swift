internal import CGit2

/// What a walk has to know of a commit before it can put the commits in order.
struct CommitLinks {
  let tree: ObjectID
  let parents: [ObjectID]

  /// When it was committed, in seconds since 1970.
  let time: Int64
}

extension ObjectReader {
  func links(of commit: ObjectID) throws(GitError) -> CommitLinks {
    try read(commit, GIT_OBJECT_COMMIT) { content throws(GitError) in
      var lines = CommitLines(content)
      guard let tree = lines.id(of: "tree") else {
        throw GitError(.invalid, "the commit \(commit) is damaged")
      }
      var parents: [ObjectID] = []
      while let parent = lines.id(of: "parent") { parents.append(parent) }
      _ = lines.value(of: "author")
      let time = lines.value(of: "committer").map { Timestamp(endOf: $0).seconds }
      return CommitLinks(tree: tree, parents: parents, time: time ?? 0)
    }
  }
}
