internal import CGit2

extension Repository {
  /// The commit that a revision stands for: a branch, a tag, `HEAD~2`, a unique abbreviation...
  ///
  /// This throws an error of kind `notFound` where there is no such revision or it is no commit,
  /// `ambiguous` where several objects begin so, and `invalid` where it is no revision at all.
  package func resolve(revision: String) throws(GitError) -> ObjectID {
    let object = try Handle(freedBy: git_object_free) {
      git_revparse_single(&$0, pointer, revision)
    }
    var commit: OpaquePointer?
    guard git_object_peel(&commit, object.pointer, GIT_OBJECT_COMMIT) == 0,
      let id = git_object_id(commit)
    else {
      git_error_clear()
      throw GitError(.notFound, "'\(revision)' is not a commit")
    }
    defer { git_object_free(commit) }
    return ObjectID(id.pointee)
  }
}

extension Repository {
  /// The tree that a revision stands for: that of a commit, or a tree itself.
  ///
  /// This throws as ``resolve(revision:)`` does.
  package func resolveTree(revision: String) throws(GitError) -> ObjectID {
    let object = try Handle(freedBy: git_object_free) {
      git_revparse_single(&$0, pointer, revision)
    }
    let tree = try tree(of: id(of: object))
    return try id(of: tree)
  }

  private func id(of object: borrowing Handle) throws(GitError) -> ObjectID {
    guard let id = git_object_id(object.pointer) else { throw .invalid("an object has no ID") }
    return ObjectID(id.pointee)
  }

  /// Whether an object is there.
  package func has(_ id: ObjectID) -> Bool {
    guard
      let objects = try? Handle(freedBy: git_odb_free, { git_repository_odb(&$0, pointer) })
    else { return false }
    var id = id.raw
    return git_odb_exists(objects.pointer, &id) == 1
  }

  /// Whether one commit is another's parent, or its parent's, and so on.
  package func isAncestor(_ ancestor: ObjectID, of commit: ObjectID) throws(GitError) -> Bool {
    var ancestor = ancestor.raw
    var commit = commit.raw
    return try check(git_graph_descendant_of(pointer, &commit, &ancestor)) == 1
  }
}
