import Glibc

/// What a program takes that prints to nowhere.
struct ProcessCost: CustomStringConvertible {
  let seconds: Double

  /// The most memory that it had at a time, in megabytes.
  let megabytes: Int

  var description: String { "\(hundredths(seconds)) \(megabytes) MB" }

  /// Runs a program to its end; it must succeed.
  init(of words: [String], environment: [String: String]) throws {
    let clock = ContinuousClock()
    let start = clock.now
    let process = try Self.spawn(words, environment)
    var status: Int32 = 0
    var usage = rusage()
    while unsafe wait4(process, &status, 0, &usage) == -1 && errno == EINTR {}
    let time = clock.now - start
    guard status == 0 else { throw Failure.failed(words, status: status) }
    seconds = Double(time.components.attoseconds) / 1e18 + Double(time.components.seconds)
    megabytes = usage.ru_maxrss / 1024
  }

  private enum Failure: Error {
    case failed([String], status: Int32)
  }

  private static func spawn(_ words: [String], _ environment: [String: String]) throws -> pid_t {
    var process: pid_t = 0
    var arguments = unsafe words.map { unsafe strdup($0) } + [nil]
    var variables = unsafe environment.map { unsafe strdup("\($0)=\($1)") } + [nil]
    defer {
      unsafe arguments.forEach { unsafe free($0) }
      unsafe variables.forEach { unsafe free($0) }
    }
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    let code = unsafe posix_spawnp(&process, words[0], &actions, nil, &arguments, &variables)
    guard code == 0 else { throw Failure.failed(words, status: code) }
    return process
  }
}
