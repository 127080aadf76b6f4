internal import Glibc

/// What goes wrong at one call of the system.
package enum Fault: Hashable, Sendable {
  /// The call does nothing and gives this error.
  case error(Int32, name: String)

  /// From this call on nothing finds room on the disk.
  case fullDisk

  /// The process is killed before the call.
  case killBefore

  /// The process is killed behind the call.
  case killAfter

  package static let all: [Fault] = [
    .error(ENOSPC, name: "ENOSPC"), .error(EIO, name: "EIO"), .error(EACCES, name: "EACCES"),
    .error(EINTR, name: "EINTR"), .fullDisk, .killBefore, .killAfter,
  ]

  package var name: String {
    switch self {
    case .error(_, let name): name
    case .fullDisk: "a full disk"
    case .killBefore: "a kill before"
    case .killAfter: "a kill after"
    }
  }

  /// How the preloaded library is told of it.
  var word: String {
    switch self {
    case .error(let code, _): "\(code)"
    case .fullDisk: "full"
    case .killBefore: "before"
    case .killAfter: "after"
    }
  }
}
