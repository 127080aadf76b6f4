import Glibc

/// Runs programs as a shell would, and waits for them.
struct Child {
  let environment: [String: String]

  /// Runs a program whose output nobody reads; it must succeed.
  func run(_ words: [String]) throws {
    var process: pid_t = 0
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    let code = unsafe withCStrings(words) { arguments in
      unsafe withCStrings(environment.map { "\($0)=\($1)" }) { variables in
        unsafe posix_spawnp(&process, words[0], &actions, nil, arguments, variables)
      }
    }
    var status: Int32 = 0
    guard code == 0, unsafe waitpid(process, &status, 0) == process, status == 0 else {
      throw Failure(words: words)
    }
  }

  struct Failure: Error {
    let words: [String]
  }

  private func withCStrings(
    _ strings: [String],
    _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Int32
  ) -> Int32 {
    var pointers = unsafe strings.map { unsafe strdup($0) } + [nil]
    defer { unsafe pointers.forEach { unsafe free($0) } }
    return unsafe body(&pointers)
  }
}
