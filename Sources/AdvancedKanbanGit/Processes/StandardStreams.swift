internal import CLinux
internal import Glibc

/// Where the standard streams of a program lead, by the numbers of this process's open files.
struct StandardStreams {
  var input = STDIN_FILENO
  var output = STDOUT_FILENO
  var errors = STDERR_FILENO

  /// Lends C the list of what is to be done in the new process, which may be to go to a directory
  /// first.
  func withActions(
    in directory: String?,
    _ body: (UnsafePointer<posix_spawn_file_actions_t>) -> Int32
  ) -> Int32 {
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    if let directory { unsafe posix_spawn_file_actions_addchdir_np(&actions, directory) }
    for (stream, file) in [input, output, errors].enumerated() where file != Int32(stream) {
      unsafe posix_spawn_file_actions_adddup2(&actions, file, Int32(stream))
    }
    return unsafe body(&actions)
  }
}
