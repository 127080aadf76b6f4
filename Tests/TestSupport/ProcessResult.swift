/// What a finished program has left behind.
package struct ProcessResult: Sendable {
  /// The exit code, or 128 and the signal that killed it.
  package let exitCode: Int
  package let output: [UInt8]
  package let errors: [UInt8]

  private let command: String

  package var text: String { String(decoding: output, as: UTF8.self) }
  package var errorText: String { String(decoding: errors, as: UTF8.self) }

  /// The lines of the output.
  package var lines: [String] { text.split(separator: "\n").map(String.init) }

  init(command: String, exitCode: Int, output: [UInt8], errors: [UInt8]) {
    self.command = command
    self.exitCode = exitCode
    self.output = output
    self.errors = errors
  }

  /// The same result; throws if the program has failed.
  @discardableResult
  package func expectSuccess() throws -> ProcessResult {
    guard exitCode == 0 else {
      throw ProcessFailure(description: "\(command): \(exitCode)\n\(text)\(errorText)")
    }
    return self
  }
}

/// A program that could not be started, or that failed where it must not.
package struct ProcessFailure: Error, CustomStringConvertible {
  package let description: String
}
