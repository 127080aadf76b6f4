import Foundation

/// The README: text, and blocks between lines of three backticks.
struct Readme: Equatable {
  var lines: [String]

  /// The lines of a block without its fences, and what its first fence says.
  struct Block {
    let language: String
    let lines: Range<Int>
  }

  static let file = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "README.md")

  init() throws {
    lines = try String(contentsOf: Self.file, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  func write() throws {
    try lines.joined(separator: "\n").write(to: Self.file, atomically: true, encoding: .utf8)
  }

  /// The blocks in a language, from top to bottom.
  func blocks(in language: String) -> [Block] {
    var result: [Block] = []
    var start: Int?
    for (index, line) in lines.enumerated() where line.hasPrefix("```") {
      if let first = start {
        result.append(
          Block(language: String(lines[first].dropFirst(3)), lines: (first + 1)..<index)
        )
        start = nil
      } else {
        start = index
      }
    }
    return result.filter { $0.language == language }
  }

  /// Puts other lines between two lines that stay.
  mutating func replace(between first: String, and last: String, with new: [String]) {
    guard let start = lines.firstIndex(of: first), let end = lines.firstIndex(of: last) else {
      return
    }
    lines.replaceSubrange((start + 1)..<end, with: new)
  }
}
