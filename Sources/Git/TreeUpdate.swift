internal import CGit2
internal import Glibc

/// A change of one path in a tree; the folders above it come and go as needed.
package enum TreeUpdate: Equatable, Sendable {
  case upsert(path: String, id: ObjectID, mode: FileMode)
  case remove(path: String)
}

extension Repository {
  /// Stores the tree that results from changing some paths, each at most once, of another one.
  ///
  /// The base is a commit or a tree; `nil` begins with nothing.
  package func writeTree(
    updating base: ObjectID?,
    _ updates: [TreeUpdate]
  ) throws(GitError) -> ObjectID {
    let base = if let base { try tree(of: base) } else { try emptyTree() }
    let raw = updates.map(\.raw)
    defer { for update in raw { free(UnsafeMutablePointer(mutating: update.path)) } }
    let id = try ObjectID { id in
      git_tree_create_updated(&id, pointer, base.pointer, raw.count, raw)
    }
    shareTrees(of: id, above: updates.map(\.path))
    return id
  }

  private func emptyTree() throws(GitError) -> Handle {
    let builder = try Handle(freedBy: git_treebuilder_free) {
      git_treebuilder_new(&$0, pointer, nil)
    }
    let id = try ObjectID { git_treebuilder_write(&$0, builder.pointer) }
    share(id)
    return try tree(of: id)
  }
}

extension TreeUpdate {
  fileprivate var path: String {
    switch self {
    case .upsert(let path, _, _), .remove(let path): path
    }
  }

  /// The form that libgit2 takes; its path must be freed.
  fileprivate var raw: git_tree_update {
    switch self {
    case .upsert(let path, let id, let mode):
      git_tree_update(
        action: GIT_TREE_UPDATE_UPSERT,
        id: id.raw,
        filemode: git_filemode_t(mode.rawValue),
        path: strdup(path)
      )
    case .remove(let path):
      git_tree_update(
        action: GIT_TREE_UPDATE_REMOVE,
        id: git_oid(),
        filemode: GIT_FILEMODE_UNREADABLE,
        path: strdup(path)
      )
    }
  }
}
