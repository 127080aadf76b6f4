import Foundation
import Testing

/// Every file in `Transcripts` is a session that has to go as it is written.
///
/// With `KANBAN_RECORD=1` in the environment the files are written anew; read them then.
@Suite("Sessions")
struct TranscriptTests {
  @Test("go as written", arguments: Transcript.names)
  func goAsWritten(_ name: String) throws {
    let transcript = try Transcript(named: name)
    let replayed = try transcript.replayed(by: TranscriptPlayer())
    if ProcessInfo.processInfo.environment["KANBAN_RECORD"] == "1" {
      return try replayed.write(as: name)
    }
    let difference = replayed.text.difference(from: transcript.text)
    #expect(difference.isEmpty, Comment(rawValue: difference))
  }
}

extension String {
  /// The lines that differ, in the order of the text.
  fileprivate func difference(from other: String) -> String {
    let lines = { (text: String) in text.split(separator: "\n", omittingEmptySubsequences: false) }
    return lines(self).difference(from: lines(other)).map { change in
      switch change {
      case .insert(let offset, let line, _): "\(offset) + \(line)"
      case .remove(let offset, let line, _): "\(offset) - \(line)"
      }
    }.joined(separator: "\n")
  }
}
