internal import CLinux
internal import Glibc

/// An open file, which closes when its life ends.
struct FileDescriptor: ~Copyable {
  let number: Int32
  private let path: String

  /// Opens a file; a link is followed, and nothing but a regular file is opened.
  init(reading path: String) throws(FileFailure) {
    number = retrying { unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY) }
    self.path = path
    guard number >= 0 else { throw FileFailure(.read, path) }
    let mode = try status(for: .read).st_mode
    guard mode & S_IFMT != S_IFDIR else { throw FileFailure(.read, path, code: EISDIR) }
    guard mode & S_IFMT == S_IFREG else { throw FileFailure(.read, path, code: EINVAL) }
  }

  /// Creates a file that must not exist yet.
  init(creating path: String, mode: mode_t) throws(FileFailure) {
    number = retrying {
      unsafe open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
    }
    self.path = path
    guard number >= 0 else { throw FileFailure(.create, path) }
  }

  /// Opens a file for reading and writing, and creates it where it is missing.
  init(updating path: String, mode: mode_t) throws(FileFailure) {
    number = retrying { unsafe open(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, mode) }
    self.path = path
    guard number >= 0 else { throw FileFailure(.create, path) }
  }

  /// Makes a file that has no name and is gone when nobody has it open any more.
  init(inMemory content: [UInt8] = []) throws(FileFailure) {
    path = "memory"
    number = unsafe memfd_create(path, memory_file_closes)
    guard number >= 0 else { throw FileFailure(.create, path) }
    try writeAll(content)
    rewind()
  }

  deinit { if number >= 0 { close(number) } }

  borrowing func status(for action: FileFailure.Action) throws(FileFailure) -> stat {
    var result = stat()
    guard unsafe fstat(number, &result) == 0 else { throw FileFailure(action, path) }
    return result
  }

  /// Goes back to the beginning.
  borrowing func rewind() { lseek(number, 0, SEEK_SET) }

  /// Empties the file and writes it anew.
  borrowing func replaceContent(with bytes: [UInt8]) throws(FileFailure) {
    guard ftruncate(number, 0) == 0 else { throw FileFailure(.write, path) }
    try writeAll(bytes)
  }

  /// Gives the file the owner, the group and the permissions of another one, as far as the process
  /// may.
  borrowing func take(_ status: stat) throws(FileFailure) {
    if geteuid() == 0 { _ = fchown(number, status.st_uid, status.st_gid) }
    try setMode(status.st_mode & 0o7777)
  }

  private borrowing func setMode(_ mode: mode_t) throws(FileFailure) {
    guard fchmod(number, mode) == 0 else { throw FileFailure(.create, path) }
  }

  /// The whole content, or `nil` where it is longer than a limit.
  borrowing func readAll(upTo limit: Int = .max) throws(FileFailure) -> [UInt8]? {
    let size = max(Int(try status(for: .read).st_size), 0)
    guard size <= limit else { return nil }
    var result = try readStart(size)
    guard result.count == size else { return result }
    var chunk = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = unsafe read(number, &chunk, chunk.count)
      if count == 0 { return result }
      if count > 0 { result += chunk[..<count] }
      guard result.count <= limit else { return nil }
      if count < 0, errno != EINTR { throw FileFailure(.read, path) }
    }
  }

  /// The first bytes, as many as asked for unless the file ends before.
  private borrowing func readStart(_ size: Int) throws(FileFailure) -> [UInt8] {
    var isFailed = false
    let result = unsafe [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size, !isFailed {
        let step = unsafe read(number, buffer.baseAddress?.advanced(by: count), size - count)
        if step == 0 { return }
        if step > 0 { count += step } else { isFailed = errno != EINTR }
      }
    }
    if isFailed { throw FileFailure(.read, path) }
    return result
  }

  borrowing func writeAll(_ bytes: [UInt8]) throws(FileFailure) {
    var written = 0
    while written < bytes.count {
      let count = unsafe bytes[written...].withUnsafeBytes {
        unsafe write(number, $0.baseAddress, $0.count)
      }
      if count > 0 { written += count }
      if count < 0, errno != EINTR { throw FileFailure(.write, path) }
    }
  }
}

// MARK: - Locks and leases

extension FileDescriptor {
  /// Takes the lock of the file, unless another process has it.
  borrowing func tryLock() throws(FileFailure) -> Bool {
    if flock(number, LOCK_EX | LOCK_NB) == 0 { return true }
    guard errno == EWOULDBLOCK || errno == EINTR else { throw FileFailure(.lock, path) }
    return false
  }

  /// Whether the file still has the path that it was opened by.
  borrowing func isStill(at path: String) -> Bool {
    guard let here = try? status(for: .read), let there = try? fileStatus(path) else {
      return false
    }
    return here.st_dev == there.st_dev && here.st_ino == there.st_ino
  }

  /// Whether anybody has the file open for writing, as far as the system tells.
  ///
  /// A lease for reading is granted for files that nobody is writing (fcntl(2), "Leases").
  borrowing func hasWriters() -> Bool {
    // Who opens the file meanwhile is announced by a signal that does nothing by itself.
    _ = fcntl(number, set_lease_signal, SIGURG)
    let answer = fcntl(number, set_lease, F_RDLCK)
    guard answer == 0 else { return errno == EAGAIN }
    _ = fcntl(number, set_lease, F_UNLCK)
    return false
  }
}
