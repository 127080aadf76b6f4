internal import CLinux
internal import Glibc
internal import TestSupport

/// Adds lines of prose to the columns, as editors write files.
///
/// It reads a file right before it writes it: whoever writes back what he has read long ago undoes
/// what was moved since, and no board can help that.
struct Editor: Sendable {
  let board: BusyBoard

  /// How often it has written a file, and how often over something that it had not read.
  struct Work: Sendable {
    var edits = 0
    var overwritten = 0
  }

  /// Edits until it is told to stop.
  func run(until isOver: () -> Bool) throws -> Work {
    var work = Work()
    while !isOver() {
      let column = BusyBoard.columns[work.edits / 2 % BusyBoard.columns.count]
      let file = EditedFile(path: "\(board.path)/\(column).md")
      work.edits += 1
      let line = "\nLine \(work.edits) by hand.\n"
      if work.edits % 2 == 0 {
        try file.rewrite(adding: line)
      } else {
        work.overwritten += try file.replace(adding: line)
      }
      usleep(20_000)
    }
    return work
  }
}

/// A file in the hands of an editor.
private struct EditedFile {
  let path: String

  /// Empties the file and writes it anew.
  func rewrite(adding line: String) throws {
    let file = try opened(path, O_RDWR)
    defer { close(file) }
    let text = content(of: file) + Array(line.utf8)
    guard ftruncate(file, 0) == 0 else { throw EditorFailure(path) }
    try write(text, to: file)
  }

  /// Writes another file and lets it take the name, again and again where what was replaced is not
  /// what was read.
  ///
  /// - Returns: How often that was so.
  func replace(adding line: String) throws -> Int {
    let other = path + "~"
    defer { unsafe unlink(other) }
    var (base, there) = try (read(path), read(path))
    for attempt in 0..<100 {
      let text = base + Array(line.utf8)
      try create(other, text)
      guard unsafe renameat2(AT_FDCWD, other, AT_FDCWD, path, rename_exchange) == 0 else {
        throw EditorFailure(path)
      }
      let replaced = try read(other)
      if replaced == there { return attempt }
      (base, there) = (replaced, text)
    }
    throw EditorFailure(path)
  }

  private func create(_ path: String, _ text: [UInt8]) throws {
    let file = try opened(path, O_WRONLY | O_CREAT | O_TRUNC)
    defer { close(file) }
    try write(text, to: file)
  }

  private func read(_ path: String) throws -> [UInt8] {
    let file = try opened(path, O_RDONLY)
    defer { close(file) }
    return content(of: file)
  }
}

private func opened(_ path: String, _ flags: Int32) throws -> Int32 {
  let file = unsafe open(path, flags | O_CLOEXEC, 0o666)
  guard file >= 0 else { throw EditorFailure(path) }
  return file
}

private func content(of file: Int32) -> [UInt8] {
  let size = Int(lseek(file, 0, SEEK_END))
  return unsafe [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
    unsafe count = max(0, pread(file, buffer.baseAddress, size, 0))
  }
}

private func write(_ text: [UInt8], to file: Int32) throws {
  guard unsafe pwrite(file, text, text.count, 0) == text.count else {
    throw EditorFailure("descriptor \(file)")
  }
}

private struct EditorFailure: Error, CustomStringConvertible {
  let description: String
  init(_ path: String) { description = "the editor cannot write \(path): error \(errno)" }
}
