internal import CGit2

extension Repository {
  /// The best common ancestors of two commits, none of which is an ancestor of another
  /// (git-merge-base(1), `--all`).
  package func mergeBases(
    of one: ObjectID,
    and other: ObjectID
  ) throws(GitError) -> [ObjectID] {
    var bases = git_oidarray()
    defer { git_oidarray_dispose(&bases) }
    var (one, other) = (one.raw, other.raw)
    guard try found(git_merge_bases(&bases, pointer, &one, &other)) else { return [] }
    return UnsafeBufferPointer(start: bases.ids, count: bases.count).map { ObjectID($0) }
  }
}
