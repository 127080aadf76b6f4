internal import CGit2

/// The index of a repository, as it was when this value was made.
///
/// Changes are in memory until `write()`.
package struct Index: ~Copyable {
  fileprivate let handle: Handle

  var pointer: OpaquePointer { handle.pointer }

  /// Reads a file that was written at a moment, if it ever was.
  fileprivate init(at path: String, writtenAt moment: FileStat.Moment?) throws(GitError) {
    handle = try Handle(freedBy: git_index_free) { git_index_open(&$0, path) }
    if let moment { doubtEntries(since: moment) }
  }

  /// Makes git look into the files that may have changed since they were staged without showing it.
  ///
  /// A file that is edited in the second in which it was staged can have the size and the times
  /// that its entry has. git looks into such files as long as the index is no younger than they
  /// are; before the index is written anew, their entries must say so for themselves, by a size
  /// of 0. libgit2 compares nanoseconds where git, as it is built by default, compares seconds, so
  /// it misses most of them.
  private func doubtEntries(since moment: FileStat.Moment) {
    for position in 0..<git_index_entrycount(handle.pointer) {
      guard let entry = git_index_get_byindex(handle.pointer, position),
        entry.pointee.mtime.seconds >= moment.seconds
      else { continue }
      UnsafeMutablePointer(mutating: entry).pointee.file_size = 0
    }
  }

  /// The number of entries.
  fileprivate var count: Int { git_index_entrycount(handle.pointer) }

  /// The entry of a path, or `nil` where there is none or it is in conflict.
  package func entry(at path: String) -> IndexEntry? {
    git_index_get_bypath(handle.pointer, path, 0).flatMap { IndexEntry($0.pointee) }
  }

  /// Whether the file at a path has not changed since it was staged, as far as its state tells.
  ///
  /// - Parameters:
  ///   - path: The path, relative to the root of the work tree.
  ///   - stat: The state of the file.
  /// - Returns: Whether the two agree; `false` where the state could not show a change.
  package func isUnchanged(_ path: String, with stat: FileStat) -> Bool {
    guard let entry = git_index_get_bypath(handle.pointer, path, 0) else { return false }
    var fresh = entry.pointee
    fresh.take(stat)
    return fresh.file_size > 0 && fresh.file_size == entry.pointee.file_size
      && fresh.ino == entry.pointee.ino && fresh.mtime.isSame(as: entry.pointee.mtime)
      && fresh.ctime.isSame(as: entry.pointee.ctime)
  }

  /// Whether any path is in conflict.
  package var hasConflicts: Bool { git_index_has_conflicts(handle.pointer) == 1 }

  /// The paths in conflict, each once, in git's order.
  package var conflictedPaths: [String] {
    var paths: [String] = []
    for position in 0..<git_index_entrycount(handle.pointer) {
      guard let entry = git_index_get_byindex(handle.pointer, position),
        git_index_entry_stage(entry) > 0, let path = String(entry.pointee.path), paths.last != path
      else { continue }
      paths.append(path)
    }
    return paths
  }

  /// Stages an object, which must exist, for a path relative to the root of the work tree.
  ///
  /// Give the state of the file only if the file has this very content; without it, git will
  /// compare. What the user has marked the path with stays, except that it is not merely
  /// intended to be added any more.
  package func set(
    path: String,
    id: ObjectID,
    mode: FileMode,
    stat: FileStat?
  ) throws(GitError) {
    var entry = git_index_entry()
    if let old = git_index_get_bypath(handle.pointer, path, 0)?.pointee {
      entry.flags = old.flags & UInt16(GIT_INDEX_ENTRY_VALID.rawValue)
      entry.flags_extended = old.flags_extended & UInt16(GIT_INDEX_ENTRY_SKIP_WORKTREE.rawValue)
    }
    entry.id = id.raw
    entry.mode = mode.rawValue
    if let stat { entry.take(stat) }
    let code = path.withCString { path in
      entry.path = path
      return git_index_add(handle.pointer, &entry)
    }
    try check(code)
  }

  /// Takes a path out; a path that is not there is no error.
  package func remove(_ path: String) throws(GitError) {
    _ = try found(git_index_remove(handle.pointer, path, 0))
  }

  /// Replaces the file that this was read from.
  package func write() throws(GitError) {
    try check(git_index_write(handle.pointer))
  }
}

extension Repository {
  /// Reads the index; or a copy of its file, which is then the one that is written.
  package func index(at path: String? = nil) throws(GitError) -> Index {
    do throws(GitError) {
      let moment = FileStat(ofFileAt: indexFile)?.modified
      let index = try Index(at: path ?? indexFile, writtenAt: moment)
      // A file that the library cannot look at is no file to it.
      guard try index.count == countedEntries(ofIndexAt: path ?? indexFile) else {
        throw GitError(.invalid, "the index could not be read")
      }
      try use(index.handle)
      return index
    } catch {
      throw indexError(error)
    }
  }

  /// Reads an index file that is to serve for a while beside the repository's own.
  package func scratchIndex(at path: String) throws(GitError) -> Index {
    try Index(at: path, writtenAt: FileStat(ofFileAt: path)?.modified)
  }
}
