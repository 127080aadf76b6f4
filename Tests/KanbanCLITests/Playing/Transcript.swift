import Foundation

/// A session at a prompt as a text file: commands, and what they print.
///
/// A line `$ ...` is a command; lines `> ...` continue it. What follows is its output, lines of
/// standard error begin with `! `, and an exit code other than 0 stands in brackets. Lines that
/// begin with `#`, and empty lines before a command, are for the reader.
struct Transcript {
  let text: String

  init(named name: String) throws {
    text = try String(contentsOf: Self.file(name), encoding: .utf8)
  }

  private init(text: String) { self.text = text }

  /// The names of all transcripts.
  static var names: [String] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".txt") }.map { String($0.dropLast(4)) }.sorted()
  }

  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Transcripts")

  private static func file(_ name: String) -> URL { folder.appending(path: name + ".txt") }

  /// The same session, with what the commands print now.
  func replayed(by player: TranscriptPlayer) throws -> Transcript {
    var result: [String] = []
    var pending: [String] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if line.hasPrefix("> ") || line == ">" {
        pending.append(line)
        continue
      }
      result += try played(&pending, by: player)
      if line.hasPrefix("$ ") {
        if result.last?.isEmpty == false { result.append("") }
        pending = [line]
      } else if line.hasPrefix("#") {
        if result.last?.hasPrefix("#") == false { result.append("") }
        result.append(line)
      }
    }
    result += try played(&pending, by: player)
    return Transcript(text: result.joined(separator: "\n") + "\n")
  }

  private func played(
    _ lines: inout [String],
    by player: TranscriptPlayer
  ) throws -> [String] {
    guard !lines.isEmpty else { return [] }
    defer { lines = [] }
    let command = lines.map { $0.dropFirst(2) }.joined(separator: "\n")
    return try lines + player.play(command)
  }

  func write(as name: String) throws {
    try text.write(to: Self.file(name), atomically: true, encoding: .utf8)
  }
}
