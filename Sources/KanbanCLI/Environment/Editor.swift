import Glibc

/// The editor a person has chosen, and how it is run.
package enum Editor {
  /// The shell command of the editor, chosen as git chooses; nil where none can open.
  package static func command(variables: [String: String]) -> String? {
    let isDumb = (variables["TERM"] ?? "dumb") == "dumb"
    let names = isDumb ? ["GIT_EDITOR", "EDITOR"] : ["GIT_EDITOR", "VISUAL", "EDITOR"]
    let chosen = names.lazy.compactMap { variables[$0] }.first { !$0.isEmpty }
    return chosen ?? (isDumb ? nil : "vi")
  }

  /// Runs the editor on a file and returns its exit status.
  static func run(
    _ command: String,
    on path: String,
    variables: [String: String]
  ) throws(Failure) -> Int32 {
    // The shell splits the command (`code --wait`), the path stays whole.
    let words = ["sh", "-c", command + " \"$@\"", command, path]
    var process: pid_t = 0
    let problem = unsafe withDefaultSignals { attributes in
      unsafe withCStrings(words) { arguments in
        unsafe withCStrings(variables.map { "\($0)=\($1)" }) { variables in
          unsafe posix_spawn(&process, "/bin/sh", nil, attributes, arguments, variables)
        }
      }
    }
    guard problem == 0 else {
      throw Failure(.editor, "cannot start '\(command)': \(systemMessage(problem))")
    }
    return exitStatus(of: process)
  }

  private static func exitStatus(of process: pid_t) -> Int32 {
    var status: Int32 = 0
    while unsafe waitpid(process, &status, 0) < 0 && errno == EINTR {}
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
  }

  /// An editor inherits no ignored signal from us.
  private static func withDefaultSignals(
    _ body: (UnsafePointer<posix_spawnattr_t>) -> Int32
  ) -> Int32 {
    var attributes = posix_spawnattr_t()
    var signals = sigset_t()
    unsafe posix_spawnattr_init(&attributes)
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    unsafe sigemptyset(&signals)
    unsafe sigaddset(&signals, SIGPIPE)
    unsafe posix_spawnattr_setsigdefault(&attributes, &signals)
    unsafe posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
    return unsafe body(&attributes)
  }

  private static func withCStrings(
    _ words: [String],
    _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Int32
  ) -> Int32 {
    var pointers = unsafe words.map { unsafe strdup($0) } + [nil]
    defer { unsafe pointers.forEach { unsafe free($0) } }
    return unsafe body(&pointers)
  }
}
