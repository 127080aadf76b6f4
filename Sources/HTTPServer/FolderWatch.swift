internal import Glibc

/// Tells of changes of the files in a folder.
package final class FolderWatch {
  private let descriptor: OwnedDescriptor
  private var watch: EventWatch?

  /// Watches a folder, as long as this is kept.
  ///
  /// - Parameters:
  ///   - path: The folder.
  ///   - loop: The loop that calls.
  ///   - body: Called when files have changed, come or gone; once for many that change together.
  /// - Throws: ``HTTPServerError/watch(path:errorNumber:)`` where the system watches nothing more.
  package init(
    _ path: String,
    on loop: EventLoop,
    _ body: @escaping () -> Void
  ) throws(HTTPServerError) {
    descriptor = try OwnedDescriptor(watching: path)
    watch = try loop.watch(readable: descriptor.number) { [unowned self] in
      descriptor.drain()
      body()
    }
  }
}

/// Owns a file descriptor that inotify writes to.
private struct OwnedDescriptor: ~Copyable {
  let number: Int32

  init(watching path: String) throws(HTTPServerError) {
    number = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    guard number >= 0 else { throw .watch(path: path, errorNumber: errno) }
    guard inotify_add_watch(number, path, Self.changes) >= 0 else {
      throw .watch(path: path, errorNumber: errno)
    }
  }

  deinit { close(number) }

  /// Content written, and names that come and go; editors and git write a new file and rename it.
  private static let changes = UInt32(
    IN_CLOSE_WRITE | IN_MODIFY | IN_MOVED_FROM | IN_MOVED_TO | IN_CREATE | IN_DELETE
      | IN_DELETE_SELF
      | IN_MOVE_SELF
  )

  /// Forgets what has come.
  func drain() {
    var bytes = [UInt8](repeating: 0, count: 4096)
    while read(number, &bytes, bytes.count) > 0 {}
  }
}
