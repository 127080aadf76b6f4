internal import Foundation
internal import TestSupport

/// A move that was asked for, and what the command said of it.
struct MoveRecord: Sendable {
  let card: String
  let column: String

  /// The exit code of the command.
  let exitCode: Int

  /// The commit that the command says it has made.
  let commit: String?

  /// Why the command failed, in its own words but for names.
  let reason: String

  let duration: Duration

  init(_ card: String, _ column: String, _ result: ProcessResult, _ duration: Duration) {
    self.card = card
    self.column = column
    self.duration = duration
    exitCode = result.exitCode
    let answer = try? JSONDecoder().decode(Answer.self, from: Data(result.output))
    commit = answer?.commit
    let message = answer?.error?.message.replacing(/'[^']*'|process \d+|\^card-\d+|\d+/, with: "…")
    reason = message ?? result.errorText
  }

  private struct Answer: Decodable {
    let commit: String?
    let error: Problem?
  }

  private struct Problem: Decodable {
    let message: String
  }
}
