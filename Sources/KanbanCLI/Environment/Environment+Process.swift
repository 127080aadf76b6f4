internal import AdvancedKanbanGit
import Glibc

extension Environment {
  /// The real world.
  package static var process: Environment {
    // An interrupted pipe arrives as an error number then, and no move ends half done by it.
    _ = signal(SIGPIPE, SIG_IGN)
    let variables = ProcessVariables.all
    let isOutputTerminal = isatty(STDOUT_FILENO) == 1
    var environment = Environment(
      output: Sink { FileDescriptor.write($0, to: STDOUT_FILENO) },
      errors: Sink { FileDescriptor.write($0, to: STDERR_FILENO) },
      readInput: { try FileDescriptor.readToEnd(STDIN_FILENO) },
      workingDirectory: currentDirectory,
      variables: variables,
      clock: currentMoment,
      random: RandomSource { SystemRandomNumberGenerator.word() },
      terminalWidth: isOutputTerminal ? windowWidth : nil,
      isOutputTerminal: isOutputTerminal,
      isErrorTerminal: isatty(STDERR_FILENO) == 1,
      runEditor: { try Editor.run($0, on: $1, variables: variables) }
    )
    environment.readInputPart = { try FileDescriptor.readPart(STDIN_FILENO) }
    environment.programPath = resolvedPath("/proc/self/exe")
    environment.openPage = Browser(variables: variables)?.open
    return environment
  }

  /// Whether a path leads to the file of this program.
  static func isProgram(_ path: String, _ programPath: String) -> Bool {
    resolvedPath(path) == programPath
  }

  /// Whether a path leads to a program.
  static func isExecutable(_ path: String) -> Bool { unsafe access(path, X_OK) == 0 }

  private static func resolvedPath(_ path: String) -> String? {
    guard let result = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(result) }
    return unsafe String(cString: result)
  }

  private static var currentDirectory: String {
    guard let path = unsafe getcwd(nil, 0) else { return "." }
    defer { unsafe free(path) }
    return unsafe String(cString: path)
  }

  @Sendable private static func currentMoment() -> Moment {
    var seconds = time(nil)
    var local = unsafe tm()
    unsafe localtime_r(&seconds, &local)
    return unsafe Moment(secondsSince1970: seconds, offsetInMinutes: local.tm_gmtoff / 60)
  }

  private static var windowWidth: Int? {
    var size = winsize()
    let status = unsafe ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size)
    return status == 0 && size.ws_col > 0 ? Int(size.ws_col) : nil
  }
}

extension SystemRandomNumberGenerator {
  fileprivate static func word() -> UInt64 {
    var generator = SystemRandomNumberGenerator()
    return generator.next()
  }
}
