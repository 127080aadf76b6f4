import Glibc
import TestSupport

/// What a program takes that prints to nowhere.
///
/// The system counts the memory of whoever starts a program as its own, until it has begun. So this
/// program starts itself first, with little memory, to start the other one.
struct ProcessCost: CustomStringConvertible {
  let seconds: Double

  /// The most memory that it had at a time, in megabytes.
  let megabytes: Int

  var description: String { "\(hundredths(seconds)) \(megabytes) MB" }

  /// What a program takes.
  static func measure(_ words: [String], environment: [String: String]) throws -> ProcessCost {
    let result = try TestSupport.run(
      CommandLine.arguments[0],
      ["cost"] + words,
      environment: environment
    )
    let numbers = result.text.split(whereSeparator: \.isWhitespace).compactMap { Int($0) }
    guard numbers.count == 2 else { throw Failure.failed(words, status: Int32(result.exitCode)) }
    return ProcessCost(seconds: Double(numbers[0]) / 1e6, megabytes: numbers[1])
  }

  /// Measures what the words say if they ask for that, and prints it: microseconds and megabytes.
  static func work(_ words: [String]) throws -> Bool {
    guard words.first == "cost" else { return false }
    let cost = try ProcessCost(of: Array(words.dropFirst()))
    print(Int(cost.seconds * 1e6), cost.megabytes)
    return true
  }

  private init(seconds: Double, megabytes: Int) {
    (self.seconds, self.megabytes) = (seconds, megabytes)
  }

  /// Runs a program to its end; it must succeed.
  private init(of words: [String]) throws {
    let clock = ContinuousClock()
    let start = clock.now
    let process = try Self.spawn(words)
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

  private static func spawn(_ words: [String]) throws -> pid_t {
    var process: pid_t = 0
    var arguments = unsafe words.map { unsafe strdup($0) } + [nil]
    defer { unsafe arguments.forEach { unsafe free($0) } }
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    let code = unsafe posix_spawnp(&process, words[0], &actions, nil, &arguments, environ)
    guard code == 0 else { throw Failure.failed(words, status: code) }
    return process
  }
}
