internal import Glibc

/// The next content of a file, written in full beside it and not yet in its place.
///
/// It disappears again unless it is put in place.
struct PendingFile: ~Copyable {
  private let path: String
  private let target: String
  private var isPlaced = false

  /// Writes the content of a file that exists, with its mode, or of a new one.
  ///
  /// - Parameters:
  ///   - target: The file. A link is not followed: give the path it leads to.
  ///   - bytes: What the file is to hold.
  /// - Throws: ``FileFailure``; nothing is left behind then.
  init(for target: String, _ bytes: [UInt8]) throws(FileFailure) {
    self.target = target
    path = Self.temporaryPath(beside: target)
    let mode = Self.mode(of: target)
    if mode != nil, unsafe access(target, W_OK) != 0 { throw FileFailure(.write, target) }
    do {
      let file = try FileDescriptor(creating: path, mode: mode ?? 0o666)
      if let mode { try file.setMode(mode) }
      try file.writeAll(bytes)
    } catch {
      if error.action != .create { unsafe unlink(path) }
      throw FileFailure(error.action == .create ? .create : .write, target, code: error.code)
    }
  }

  deinit { if !isPlaced { unsafe unlink(path) } }

  /// Puts the content in place, all at once.
  mutating func place() throws(FileFailure) {
    guard unsafe rename(path, target) == 0 else { throw FileFailure(.replace, target) }
    isPlaced = true
  }

  /// The permissions of a file, or `nil` where there is none.
  private static func mode(of path: String) -> mode_t? {
    var status = stat()
    guard unsafe lstat(path, &status) == 0 else { return nil }
    return status.st_mode & 0o7777
  }

  /// A name that nobody can guess, in the same folder.
  private static func temporaryPath(beside target: String) -> String {
    let folder = target.lastIndex(of: "/").map { target[...$0] } ?? ""
    return "\(folder).kanban-md-\(String(UInt64.random(in: .min ... .max), radix: 36)).tmp"
  }
}
