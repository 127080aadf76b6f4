internal import Glibc

/// A program beside this one, which is run to its end.
package struct ExternalProgram {
  private let words: [String]
  private let variables: [String: String]
  private let directory: String?

  /// - Parameters:
  ///   - words: The program, by its path or by its name in a folder of `PATH`, and its arguments.
  ///   - variables: Its environment.
  ///   - directory: Where it works; where this process does without it.
  package init(_ words: [String], variables: [String: String], in directory: String? = nil) {
    self.words = words
    self.variables = variables
    self.directory = directory
  }

  /// Runs the program with the standard streams of this process.
  ///
  /// - Returns: The exit status, or 128 and the signal that ended it.
  package func run() throws(FileFailure) -> Int32 { try run(StandardStreams()) }

  /// Runs the program with standard streams of its own.
  func run(_ streams: StandardStreams) throws(FileFailure) -> Int32 {
    let path = path
    do {
      return Self.exitStatus(of: try start(path, words, streams))
    } catch  where error.code == ENOEXEC {
      // A script that does not name its interpreter is the shell's.
      let script = [Self.shell, path] + words.dropFirst()
      return Self.exitStatus(of: try start(Self.shell, script, streams))
    }
  }

  private static let shell = "/bin/sh"

  private func start(
    _ path: String,
    _ words: [String],
    _ streams: StandardStreams
  ) throws(FileFailure) -> pid_t {
    var process: pid_t = 0
    let code = unsafe streams.withActions(in: directory) { actions in
      unsafe Self.withDefaultSignals { attributes in
        unsafe withCStrings(words) { words in
          unsafe withCStrings(variables.map { "\($0)=\($1)" }) { variables in
            unsafe posix_spawn(&process, path, actions, attributes, words, variables)
          }
        }
      }
    }
    guard code == 0 else { throw FileFailure(.run, self.words[0], code: code) }
    return process
  }

  private static func exitStatus(of process: pid_t) -> Int32 {
    var status: Int32 = 0
    _ = retrying { unsafe waitpid(process, &status, 0) }
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
  }

  /// The program inherits no signal that this process ignores or holds back.
  private static func withDefaultSignals(
    _ body: (UnsafePointer<posix_spawnattr_t>) -> Int32
  ) -> Int32 {
    var attributes = posix_spawnattr_t()
    unsafe posix_spawnattr_init(&attributes)
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    unsafe posix_spawnattr_setsigmask(&attributes, &signals)
    unsafe sigaddset(&signals, SIGPIPE)
    unsafe posix_spawnattr_setsigdefault(&attributes, &signals)
    let flags = POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK
    unsafe posix_spawnattr_setflags(&attributes, Int16(flags))
    return unsafe body(&attributes)
  }
}

// MARK: - Looking for it

extension ExternalProgram {
  /// The file of the program, or its name where no folder of `PATH` has it.
  private var path: String {
    guard !words[0].contains("/") else { return words[0] }
    let folders = (variables["PATH"] ?? "").split(separator: ":", omittingEmptySubsequences: false)
    let paths = folders.map { ($0.isEmpty ? "." : $0) + "/" + words[0] }
    return paths.first { unsafe !isFolder($0) && access($0, X_OK) == 0 } ?? words[0]
  }
}
