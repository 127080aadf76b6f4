internal import CGit2

/// A repository, to be used by one thread at a time.
///
/// What it answers are values, copied out of the library.
package struct Repository: ~Copyable {
  let pointer: OpaquePointer

  /// The index file where `GIT_INDEX_FILE` names one.
  let indexPath: String?

  /// What gets the objects that a partial clone lacks, once somebody has said how.
  let promised: Promise

  final class Promise {
    var objects: PromisedObjects?
  }

  deinit { git_repository_free(pointer) }
}

extension Repository {
  /// The folder that holds the files, or `nil` for a bare repository.
  package var workTree: String? {
    String(git_repository_workdir(pointer)).map(withoutTrailingSlash)
  }

  /// The git directory; that of a linked work tree is its own.
  package var gitDirectory: String {
    withoutTrailingSlash(String(git_repository_path(pointer)) ?? "")
  }

  /// The git directory that all work trees of the repository share.
  package var commonDirectory: String {
    withoutTrailingSlash(String(git_repository_commondir(pointer)) ?? "")
  }

  package var isBare: Bool { git_repository_is_bare(pointer) == 1 }

  /// Whether the history has been cut off somewhere.
  package var isShallow: Bool { git_repository_is_shallow(pointer) == 1 }

  /// Whether the ignore rules cover a path, given relative to the work tree.
  package func isIgnored(_ path: String) throws(GitError) -> Bool {
    var isIgnored: Int32 = 0
    try check(git_ignore_path_is_ignored(&isIgnored, pointer, path))
    return isIgnored == 1
  }
}

private func withoutTrailingSlash(_ path: String) -> String {
  path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
}
