internal import Git
internal import Glibc

/// The lock that whoever changes a board holds.
///
/// It is the kernel's lock on a file, so it ends with the process that holds it, however that ends.
/// The file names the process, and goes with the lock.
struct BoardLock: ~Copyable {
  let state: StateFolder
  private let file: FileDescriptor

  /// Waits for the lock and takes it.
  ///
  /// - Parameters:
  ///   - state: Where the lock is.
  ///   - timeout: How long to wait for somebody else; `nil` waits for ever.
  /// - Throws: ``KanbanStoreError/locked(holder:)``, or a failure of the file.
  init(_ state: StateFolder, timeout: Duration?) throws(KanbanStoreError) {
    var wait = Wait(timeout)
    while true {
      if let file = try Self.lockedFile(of: state) {
        self.state = state
        self.file = file
        return
      }
      guard wait.goesOn() else { throw .locked(holder: Self.holder(of: state)) }
    }
  }

  deinit {
    removeFile(state.lock)
    unsafe rmdir(state.path)
  }

  /// The file of the lock, locked by us, or `nil` where somebody else has it.
  private static func lockedFile(of state: StateFolder) throws(KanbanStoreError) -> FileDescriptor?
  {
    try state.make()
    do {
      return try ownFile(of: state)
    } catch {
      unsafe rmdir(state.path)
      throw .file(error)
    }
  }

  private static func ownFile(of state: StateFolder) throws(FileFailure) -> FileDescriptor? {
    guard let file = try openedFile(of: state), try file.tryLock() else { return nil }
    // Whoever had the lock before has removed its file.
    guard file.isStill(at: state.lock) else { return nil }
    // On a full disk the file names nobody, but what was begun can still be taken back.
    try? file.replaceContent(with: Array("\(getpid())\n".utf8))
    return file
  }

  private static func openedFile(of state: StateFolder) throws(FileFailure) -> FileDescriptor? {
    do {
      let file = try FileDescriptor(updating: state.lock, mode: 0o666)
      state.permissions.adjust(state.lock)
      return file
    } catch  where error.code == FileFailure.noSuchFile {
      return nil
    }
  }

  /// The process that has the lock, as far as it says so.
  private static func holder(of state: StateFolder) -> Int32? {
    let bytes = try? readFile(state.lock, upTo: 100)
    return bytes.flatMap { Int32(String(decoding: $0.dropLast(), as: UTF8.self)) }
  }
}
