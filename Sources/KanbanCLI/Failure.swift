/// Why a command could not do what it was asked: what happened where, and what to do next.
package struct Failure: Error, Equatable, Sendable {
  package let code: Code

  /// What and where, in one line without a full stop.
  package let message: String

  /// What to do next.
  package let hint: String?

  /// The things that were possibly meant, one line each.
  package let candidates: [String]

  package init(
    _ code: Code,
    _ message: String,
    hint: String? = nil,
    candidates: [String] = []
  ) {
    self.code = code
    self.message = message
    self.hint = hint
    self.candidates = candidates
  }

  /// The failure that tells of an error from a lower floor.
  package init(_ error: any Error) {
    self = error as? Failure ?? Failure(.failed, String(describing: error))
  }

  package static func usage(_ message: String, hint: String? = nil) -> Failure {
    Failure(.usage, message, hint: hint)
  }
}

extension Failure {
  /// The stable name of a kind of failure; the raw value is what `--json` shows.
  package enum Code: String, CaseIterable, Sendable {
    case failed
    case usage
    case notFound = "not-found"
    case ambiguous
    case noBoard = "no-board"
    case noRepository = "no-repository"
    case noIdentity = "no-identity"
    case unsafeRepository = "unsafe-repository"
    case unsupportedRepository = "unsupported-repository"
    case unsafeEdit = "unsafe-edit"
    case inputOutput = "input-output"
    case editor
    case wipLimit = "wip-limit"
    case hookFailed = "hook-failed"
    case signingFailed = "signing-failed"
    case stale
    case locked
    case conflict
    case operationInProgress = "operation-in-progress"

    package var exitCode: ExitCode {
      switch self {
      case .failed, .noIdentity, .unsafeRepository, .unsupportedRepository, .unsafeEdit,
        .inputOutput, .editor, .hookFailed, .signingFailed:
        .failed
      case .usage: .usage
      case .notFound, .ambiguous, .noBoard, .noRepository: .notFound
      case .wipLimit: .wipLimit
      case .stale, .locked, .conflict, .operationInProgress: .conflict
      }
    }
  }
}
