/// The world as a value: everything a command may read or touch outside its arguments.
///
/// Nothing else in the command reads the process, so that every command runs in a test.
package struct Environment {
  /// Where data goes.
  package var output: Sink

  /// Where messages go.
  package var errors: Sink

  /// Reads standard input to its end.
  package var readInput: () throws -> [UInt8]

  /// Reads what has come of standard input by now, and waits for something if that is nothing; empty
  /// at its end. Where it is missing, all is read at once.
  package var readInputPart: (() throws -> [UInt8])?

  /// The file that this program is; nil where that does not matter.
  package var programPath: String?

  package var workingDirectory: String

  /// The environment variables.
  package var variables: [String: String]

  package var clock: () -> Moment

  package var random: RandomSource

  /// The width of the terminal that shows the output; nil where there is none.
  package var terminalWidth: Int?

  package var isOutputTerminal: Bool

  package var isErrorTerminal: Bool

  /// What `--color` said.
  package var colorChoice = ColorChoice.auto

  /// Opens a file in an editor, given as a shell command, and waits for its exit status.
  package var runEditor: (_ command: String, _ path: String) throws -> Int32

  /// Opens a page in a browser; nil where there is none.
  package var openPage: ((_ address: String) -> Void)?

  package init(
    output: Sink,
    errors: Sink,
    readInput: @escaping () throws -> [UInt8],
    workingDirectory: String,
    variables: [String: String],
    clock: @escaping () -> Moment,
    random: RandomSource,
    terminalWidth: Int?,
    isOutputTerminal: Bool,
    isErrorTerminal: Bool,
    runEditor: @escaping (_ command: String, _ path: String) throws -> Int32
  ) {
    self.output = output
    self.errors = errors
    self.readInput = readInput
    self.workingDirectory = workingDirectory
    self.variables = variables
    self.clock = clock
    self.random = random
    self.terminalWidth = terminalWidth
    self.isOutputTerminal = isOutputTerminal
    self.isErrorTerminal = isErrorTerminal
    self.runEditor = runEditor
  }
}

extension Environment {
  /// How data is painted.
  package var outputStyle: Style { style(isTerminal: isOutputTerminal) }

  /// How messages are painted.
  package var errorStyle: Style { style(isTerminal: isErrorTerminal) }

  private func style(isTerminal: Bool) -> Style {
    Style(isColored: colorChoice.isColored(isTerminal: isTerminal, variables: variables))
  }
}
