internal import Glibc

/// What an index remembers about a file, so that git can tell that it has not changed.
package struct FileStat: Hashable, Sendable {
  let changed: Moment
  let modified: Moment
  let device: UInt32
  let inode: UInt32
  let user: UInt32
  let group: UInt32
  let size: UInt32

  struct Moment: Hashable, Sendable {
    let seconds: Int32
    let nanoseconds: UInt32
  }

  /// Looks at a file, or at the link itself; `nil` where there is none.
  package init?(ofFileAt path: String) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    changed = Moment(status.st_ctim)
    modified = Moment(status.st_mtim)
    device = UInt32(truncatingIfNeeded: status.st_dev)
    inode = UInt32(truncatingIfNeeded: status.st_ino)
    user = status.st_uid
    group = status.st_gid
    size = UInt32(truncatingIfNeeded: status.st_size)
  }
}

extension FileStat.Moment {
  fileprivate init(_ time: timespec) {
    seconds = Int32(truncatingIfNeeded: time.tv_sec)
    nanoseconds = UInt32(truncatingIfNeeded: time.tv_nsec)
  }
}
