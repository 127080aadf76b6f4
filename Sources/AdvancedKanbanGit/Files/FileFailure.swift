internal import Glibc

/// A system call that failed.
public struct FileFailure: Error, Hashable, Sendable {
  /// What was to be done, as it follows "could not".
  public enum Action: String, Hashable, Sendable {
    case read
    case list
    case create
    case write
    case replace
    case lock
    case run
  }

  /// What was to be done.
  public let action: Action

  /// The file or folder.
  public let path: String

  /// The value of `errno`.
  public let code: Int32

  /// The system's words for it.
  public var reason: String {
    unsafe strerror(code).map { unsafe String(cString: $0) } ?? "error \(code)"
  }

  static let noSuchFile = ENOENT

  /// Whether the name is in use already.
  var isOfExistingFile: Bool { code == EEXIST }

  /// Whether the file system, or the two that were meant, cannot do this.
  var isOfMissingFeature: Bool {
    [EINVAL, ENOSYS, ENOTSUP, EPERM, EMLINK].contains(code)
  }

  /// Whether the two names are on different file systems.
  var isOfCrossing: Bool { code == EXDEV }

  /// What is wrong with a file that was listed and cannot be read.
  var obstacle: String {
    switch code {
    case ENOENT: "it is a link that leads nowhere"
    case EISDIR: "it is a folder"
    case EINVAL: "it is no regular file"
    default: reason
    }
  }

  /// The failure of the call that has just returned.
  init(_ action: Action, _ path: String, code: Int32 = errno) {
    self.action = action
    self.path = path
    self.code = code
  }
}
