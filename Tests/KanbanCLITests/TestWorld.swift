import KanbanCLI

/// A world of its own for one command, which remembers what was written.
final class TestWorld {
  private var outputBytes: [UInt8] = []
  private var errorBytes: [UInt8] = []
  var variables: [String: String] = [:]
  var terminalWidth: Int?

  /// The error number that every write to standard output ends with.
  var writeError: Int32 = 0

  var output: String { String(decoding: outputBytes, as: UTF8.self) }

  var errors: String { String(decoding: errorBytes, as: UTF8.self) }

  var environment: Environment {
    Environment(
      output: Sink { [self] bytes in
        if writeError == 0 { outputBytes += bytes }
        return writeError
      },
      errors: Sink { [self] bytes in
        errorBytes += bytes
        return 0
      },
      readInput: { [] },
      workingDirectory: "/",
      variables: variables,
      clock: { Moment(secondsSince1970: 1_000_000_000, offsetInMinutes: 0) },
      random: RandomSource { 4 },
      terminalWidth: terminalWidth,
      isOutputTerminal: terminalWidth != nil,
      isErrorTerminal: false,
      runEditor: { _, _ in 0 }
    )
  }

  /// Runs one command line, split at spaces.
  func run(_ line: String) -> ExitCode {
    Program.run(line.split(separator: " ").map(String.init), in: environment)
  }
}
