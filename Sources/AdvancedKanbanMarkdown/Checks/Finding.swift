internal import SourceText

/// Something in a board's files that a person should know of.
public struct Finding: Hashable, Sendable {
  /// How much a finding matters.
  public enum Severity: String, CaseIterable, Hashable, Sendable {
    /// Something cannot be read, or hides cards, or makes one card two.
    case error

    /// Something is read, but perhaps not as it was meant.
    case warning
  }

  /// The stable name of the kind of finding, in kebab case.
  public let code: String

  /// How much it matters.
  public internal(set) var severity: Severity

  /// The file within the board's folder.
  public var path: String

  /// The line, from 1.
  public let line: Int

  /// The column in UTF-8 bytes, from 1.
  public let column: Int

  /// What is wrong, in lower case and without a full stop.
  public let message: String

  /// What settles the finding, where there is exactly one thing that does.
  package let correction: Correction?

  init(
    _ check: Check,
    path: String = "",
    at location: SourceLocation = SourceLocation(line: 1, column: 1),
    _ message: String,
    correction: Correction? = nil
  ) {
    code = check.code
    severity = check.severity
    self.path = path
    self.line = location.line
    self.column = location.column
    self.message = message
    self.correction = correction
  }
}

extension Finding {
  func placed(in path: String) -> Finding {
    var result = self
    result.path = path
    return result
  }
}
