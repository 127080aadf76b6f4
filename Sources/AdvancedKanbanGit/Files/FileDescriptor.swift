internal import Glibc

/// An open file, which closes when its life ends.
struct FileDescriptor: ~Copyable {
  private let number: Int32
  private let path: String

  /// Opens a file; a link is followed, and nothing but a regular file is opened.
  init(reading path: String) throws(FileFailure) {
    number = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    self.path = path
    guard number >= 0 else { throw FileFailure(.read, path) }
    let mode = try status(for: .read).st_mode
    guard mode & S_IFMT != S_IFDIR else { throw FileFailure(.read, path, code: EISDIR) }
    guard mode & S_IFMT == S_IFREG else { throw FileFailure(.read, path, code: EINVAL) }
  }

  /// Creates a file that must not exist yet.
  init(creating path: String, mode: mode_t) throws(FileFailure) {
    number = unsafe open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
    self.path = path
    guard number >= 0 else { throw FileFailure(.create, path) }
  }

  deinit { if number >= 0 { close(number) } }

  borrowing func status(for action: FileFailure.Action) throws(FileFailure) -> stat {
    var result = stat()
    guard unsafe fstat(number, &result) == 0 else { throw FileFailure(action, path) }
    return result
  }

  borrowing func setMode(_ mode: mode_t) throws(FileFailure) {
    guard fchmod(number, mode) == 0 else { throw FileFailure(.create, path) }
  }

  /// The whole content, or `nil` where it is longer than a limit.
  borrowing func readAll(upTo limit: Int = .max) throws(FileFailure) -> [UInt8]? {
    let size = max(Int(try status(for: .read).st_size), 0)
    guard size <= limit else { return nil }
    var result: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: min(max(size + 1, 4096), 1 << 20))
    result.reserveCapacity(size)
    while true {
      let count = unsafe read(number, &chunk, chunk.count)
      if count == 0 { return result }
      if count > 0 { result += chunk[..<count] }
      guard result.count <= limit else { return nil }
      if count < 0, errno != EINTR { throw FileFailure(.read, path) }
    }
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

/// The bytes of a regular file.
func readFile(_ path: String) throws(FileFailure) -> [UInt8] {
  try FileDescriptor(reading: path).readAll() ?? []
}

/// The bytes of a regular file, or `nil` where it is longer than a limit.
func readFile(_ path: String, upTo limit: Int) throws(FileFailure) -> [UInt8]? {
  try FileDescriptor(reading: path).readAll(upTo: limit)
}

/// The names in a folder, in no particular order; those that are no UTF-8 are left out.
func fileNames(in folder: String) throws(FileFailure) -> [String] {
  try namesAsBytes(in: folder).compactMap { String(validating: $0, as: UTF8.self) }
}

/// The names in a folder that are no UTF-8, with U+FFFD for what is none of it.
func unreadableNames(in folder: String) throws(FileFailure) -> [String] {
  try namesAsBytes(in: folder).filter { String(validating: $0, as: UTF8.self) == nil }
    .map { String(decoding: $0, as: UTF8.self) }
}

private func namesAsBytes(in folder: String) throws(FileFailure) -> [[UInt8]] {
  guard let stream = unsafe opendir(folder) else { throw FileFailure(.list, folder) }
  defer { unsafe closedir(stream) }
  var names: [[UInt8]] = []
  while let entry = unsafe readdir(stream) {
    let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
      unsafe Array(bytes.prefix { $0 != 0 })
    }
    if !name.elementsEqual(".".utf8), !name.elementsEqual("..".utf8) { names.append(name) }
  }
  return names
}

/// The path without links, or `nil` where there is no such file.
func realPath(_ path: String) -> String? {
  guard let result = unsafe realpath(path, nil) else { return nil }
  defer { unsafe free(result) }
  return unsafe String(cString: result)
}

/// Whether anything is at a path, be it a link that leads nowhere.
func exists(_ path: String) -> Bool {
  var status = stat()
  return unsafe lstat(path, &status) == 0
}

/// Whether a path leads to a folder.
func isFolder(_ path: String) -> Bool {
  var status = stat()
  return unsafe stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
}

/// The path of a folder, or of the nearest one above it that is there.
func nearestFolder(of path: String) -> String {
  var path = path
  while !isFolder(path), let slash = path.lastIndex(of: "/") {
    path = slash == path.startIndex ? "/" : String(path[..<slash])
  }
  return path
}

/// Removes a file; one that is not there is as good.
func removeFile(_ path: String) { unsafe unlink(path) }
