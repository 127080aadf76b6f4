internal import CommonMark
internal import SourceText

extension Check {
  static let conflictMarkers = Check(
    whileReading: "conflict-markers",
    .error,
    "A merge has left a conflict to be solved"
  )
}

/// Finds what a merge has left for a person to decide.
enum ConflictMarkerCheck {
  static func findings(in file: MarkdownCardFile) -> [Finding] {
    guard let line = file.conflictMarker else { return [] }
    return [
      Finding(
        .conflictMarkers,
        at: SourceLocation(line: line + 1, column: 1),
        "a merge conflict begins here; solve it before the board is changed"
      )
    ]
  }
}

extension MarkdownCardFile {
  /// The first line, from 0, that a merge has left a conflict marker in.
  ///
  /// Markers that stand all three in one code block are an example and no conflict; those of a merge
  /// are at the margin, so that they end the code of a card.
  package var conflictMarker: Int? {
    let markers = ["<<<<<<< ", "=======", ">>>>>>> "].map { Array($0.utf8) }
    var found: [Int] = []
    for line in 0..<text.lineCount {
      guard text.bytes[text.start(ofLine: line)...].starts(with: markers[found.count]) else {
        continue
      }
      found.append(line)
      guard found.count == markers.count else { continue }
      if !isCode(from: found[0], through: line) { return found[0] }
      found = []
    }
    return nil
  }

  /// Whether one code block holds some lines from the first to the last, both from 0.
  private func isCode(from first: Int, through last: Int) -> Bool {
    guard let index = blocks.lastIndex(where: { $0.firstLine <= first }) else { return false }
    return blocks[index].kind == .codeBlock && region(ofBlock: index).contains(last)
  }
}
