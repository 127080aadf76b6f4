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
  package var conflictMarker: Int? {
    let markers = ["<<<<<<< ", "=======", ">>>>>>> "].map { Array($0.utf8) }
    let bytes = text.bytes
    var found: [Int] = []
    for line in 0..<text.lineCount {
      let (start, marker) = (text.start(ofLine: line), markers[found.count])
      guard bytes[start] == marker[0], bytes[start...].starts(with: marker) else { continue }
      found.append(line)
      if found.count == markers.count { return found.first }
    }
    return nil
  }
}
