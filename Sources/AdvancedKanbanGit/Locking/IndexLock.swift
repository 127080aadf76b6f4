/// The lock file that git takes before it writes the index or files of the work tree.
///
/// It is another name of a file of ours, so that it is known for ours after its process has been
/// killed. The content of the file is the path of the lock file.
struct IndexLock: ~Copyable {
  private let state: StateFolder
  private let path: String

  /// Waits for the lock and takes it.
  ///
  /// - Parameters:
  ///   - path: The lock file.
  ///   - state: Where what is under way is kept; the board's lock is held.
  ///   - timeout: How long to wait for somebody else; `nil` waits for ever.
  /// - Throws: ``KanbanStoreError``.
  init(
    at path: String,
    in state: StateFolder,
    timeout: Duration?
  ) throws(KanbanStoreError) {
    try withFiles { () throws(FileFailure) in
      try state.create(state.indexLock, Array(path.utf8))
    }
    var wait = Wait(timeout)
    while try !Self.take(path, state) {
      guard wait.goesOn() else {
        removeFile(state.indexLock)
        throw .repository(.locked(path: path))
      }
    }
    // Not before: a value that is whole removes the lock when its life ends.
    self.state = state
    self.path = path
  }

  deinit {
    // A lock that cannot be removed now is known for ours by the next process.
    if removeFile(path) { removeFile(state.indexLock) }
  }

  /// - Returns: Whether the lock is ours now.
  private static func take(_ path: String, _ state: StateFolder) throws(KanbanStoreError) -> Bool {
    do {
      try makeLink(path, to: state.indexLock)
      return true
    } catch  where error.isOfExistingFile {
      return false
    } catch  where error.isOfMissingFeature {
      return try withFiles { () throws(FileFailure) in try createWithoutLink(path) }
    } catch {
      removeFile(state.indexLock)
      throw .file(error)
    }
  }

  /// Where the file system has no links, a lock file that is left behind cannot be told from others.
  private static func createWithoutLink(_ path: String) throws(FileFailure) -> Bool {
    do {
      _ = try FileDescriptor(creating: path, mode: 0o666)
      return true
    } catch  where error.isOfExistingFile {
      return false
    }
  }

  /// Removes the lock file that somebody who was killed has left, if it is one of ours.
  ///
  /// - Returns: Whether none of ours is there any more.
  static func removeLeftover(in state: StateFolder) -> Bool {
    guard let bytes = try? readFile(state.indexLock) else { return !exists(state.indexLock) }
    let path = String(decoding: bytes, as: UTF8.self)
    guard !isSameFile(path, state.indexLock) || removeFile(path) else { return false }
    return removeFile(state.indexLock)
  }

  /// Whether the lock file of an index is there and ours.
  static func isHeld(on index: String, in state: StateFolder) -> Bool {
    guard let bytes = try? readFile(state.indexLock) else { return false }
    let path = String(decoding: bytes, as: UTF8.self)
    return path == index + ".lock" && isSameFile(path, state.indexLock)
  }
}
