internal import CLinux
internal import Glibc

/// The bytes of a regular file.
func readFile(_ path: String) throws(FileFailure) -> [UInt8] {
  try FileDescriptor(reading: path).readAll() ?? []
}

/// The bytes of a regular file, or `nil` where it is longer than a limit.
func readFile(_ path: String, upTo limit: Int) throws(FileFailure) -> [UInt8]? {
  try FileDescriptor(reading: path).readAll(upTo: limit)
}

/// The bytes of a regular file that nobody is writing, or `nil` where it is longer than a limit.
///
/// An editor that has emptied the file and is about to write it anew is waited for, for a moment.
func readFileAtRest(_ path: String, upTo limit: Int) throws(FileFailure) -> [UInt8]? {
  var wait = Wait(.milliseconds(500))
  while true {
    let file = try FileDescriptor(reading: path)
    let hadWriters = file.hasWriters()
    let bytes = try file.readAll(upTo: limit)
    guard hadWriters || file.hasWriters(), wait.goesOn() else { return bytes }
  }
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
  while true {
    // The end and an error look alike but for this: with names missing, files would seem to be gone.
    errno = 0
    guard let entry = unsafe readdir(stream) else {
      guard errno == 0 else { throw FileFailure(.list, folder) }
      return names
    }
    let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
      unsafe Array(bytes.prefix { $0 != 0 })
    }
    if !name.elementsEqual(".".utf8), !name.elementsEqual("..".utf8) { names.append(name) }
  }
}

/// The path without links, or `nil` where there is no such file.
package func realPath(_ path: String) -> String? {
  guard let result = unsafe realpath(path, nil) else { return nil }
  defer { unsafe free(result) }
  return unsafe String(cString: result)
}

/// Whether anything is at a path, be it a link that leads nowhere.
///
/// What cannot be looked at counts as missing: ask ``fileStatus(_:)`` where that would do harm.
func exists(_ path: String) -> Bool { (try? fileStatus(path)) != nil }

/// What the system knows of a file, or of the link itself; `nil` where there is none.
func fileStatus(_ path: String) throws(FileFailure) -> stat? {
  var status = stat()
  guard unsafe lstat(path, &status) != 0 else { return status }
  guard errno == ENOENT || errno == ENOTDIR else { throw FileFailure(.read, path) }
  return nil
}

/// Makes sure that the process may write a file.
func expectWritable(_ path: String) throws(FileFailure) {
  guard unsafe access(path, W_OK) == 0 else { throw FileFailure(.write, path) }
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

/// Removes a file.
///
/// - Returns: Whether it is gone; one that was not there is as good.
@discardableResult
func removeFile(_ path: String) -> Bool { unsafe unlink(path) == 0 || errno == ENOENT }

/// Removes a file, or a folder with all that it holds, as far as that is possible.
func removeAll(_ path: String) {
  guard unsafe unlink(path) != 0, errno == EISDIR else { return }
  for name in (try? fileNames(in: path)) ?? [] { removeAll(BoardFolder(path).path(of: name)) }
  unsafe rmdir(path)
}

/// Whether two paths are names of one file.
func isSameFile(_ path: String, _ other: String) -> Bool {
  guard let first = try? fileStatus(path), let second = try? fileStatus(other) else {
    return false
  }
  return first.st_dev == second.st_dev && first.st_ino == second.st_ino
}

/// Makes a folder, unless it is there.
func makeFolder(_ path: String) throws(FileFailure) {
  guard unsafe mkdir(path, 0o777) != 0, errno != EEXIST else { return }
  throw FileFailure(.create, path)
}

/// Gives a file another name, which must not be in use.
func makeLink(_ path: String, to file: String) throws(FileFailure) {
  guard unsafe link(file, path) != 0 else { return }
  throw FileFailure(.create, path)
}

/// Makes a link to a file.
func makeSymbolicLink(_ path: String, to target: String) throws(FileFailure) {
  guard unsafe symlink(target, path) != 0 else { return }
  throw FileFailure(.create, path)
}

/// Gives a file another name; what had that name is gone.
func rename(_ path: String, to target: String) throws(FileFailure) {
  guard unsafe Glibc.rename(path, target) != 0 else { return }
  throw FileFailure(.replace, target)
}

/// Lets two files change names, all at once.
func exchange(_ path: String, with target: String) throws(FileFailure) {
  guard unsafe renameat2(AT_FDCWD, path, AT_FDCWD, target, rename_exchange) != 0 else { return }
  throw FileFailure(.replace, target)
}

/// Gives a file another name, which must not be in use.
func renameWithoutReplacing(_ path: String, to target: String) throws(FileFailure) {
  guard unsafe renameat2(AT_FDCWD, path, AT_FDCWD, target, rename_no_replace) != 0 else { return }
  throw FileFailure(.create, target)
}

/// Repeats a system call that a signal has interrupted.
func retrying(_ call: () -> Int32) -> Int32 {
  while true {
    let answer = call()
    guard answer < 0, errno == EINTR else { return answer }
  }
}

/// Does something with files and says in the store's words what went wrong.
func withFiles<Value: ~Copyable>(
  _ body: () throws(FileFailure) -> Value
) throws(KanbanStoreError) -> Value {
  do {
    return try body()
  } catch {
    throw .file(error)
  }
}
