internal import CGit2

extension Repository {
  /// The entry at a path, or `nil` where the commit has none.
  package func treeEntry(at path: String, in commit: ObjectID) throws(GitError) -> TreeEntry? {
    let root = try tree(of: commit)
    var entry: OpaquePointer?
    guard try found(git_tree_entry_bypath(&entry, root.pointer, path)) else { return nil }
    defer { git_tree_entry_free(entry) }
    return TreeEntry(entry)
  }

  /// What a folder holds, one level deep, in git's order; nothing where there is no such folder.
  ///
  /// The path "" is the root.
  package func entries(
    ofTreeAt path: String,
    in commit: ObjectID
  ) throws(GitError) -> [TreeEntry] {
    guard path != "" else { return entries(of: try tree(of: commit)) }
    guard let entry = try treeEntry(at: path, in: commit), entry.mode == .tree else { return [] }
    return entries(of: try tree(of: entry.id))
  }

  private func entries(of tree: borrowing Handle) -> [TreeEntry] {
    (0..<git_tree_entrycount(tree.pointer)).compactMap { position in
      TreeEntry(git_tree_entry_byindex(tree.pointer, position))
    }
  }

  /// The tree that an ID stands for: its own, or that of the commit.
  func tree(of id: ObjectID) throws(GitError) -> Handle {
    let object = try object(id)
    // Of a tree that a clone is without, `git_object_peel` does not say why.
    if git_object_type(object.pointer) == GIT_OBJECT_COMMIT,
      let tree = git_commit_tree_id(object.pointer)
    {
      return try self.object(ObjectID(tree.pointee))
    }
    return try Handle(freedBy: git_object_free) {
      git_object_peel(&$0, object.pointer, GIT_OBJECT_TREE)
    }
  }

  func object(_ id: ObjectID) throws(GitError) -> Handle {
    var raw = id.raw
    do {
      return try Handle(freedBy: git_object_free) {
        git_object_lookup(&$0, pointer, &raw, GIT_OBJECT_ANY)
      }
    } catch  where error.kind == .missingObject(nil) {
      throw GitError(.missingObject(id), error.message)
    }
  }
}
