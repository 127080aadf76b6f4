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
  /// git puts markers at the margin, and this program those of a card's own conflict at the card's
  /// content. Markers that stand all three in one code block are an example and no conflict.
  package var conflictMarker: Int? {
    let markers = ["<<<<<<< ", "=======", ">>>>>>> "].map { Array($0.utf8) }
    let bytes = text.bytes
    var found: [Int] = []
    var indent = 0
    for line in 0..<text.lineCount {
      let (margin, marker) = (text.start(ofLine: line), markers[found.count])
      var start = margin
      while start < bytes.count, bytes[start] == .space { start += 1 }
      guard start < bytes.count, bytes[start] == marker[0], bytes[start...].starts(with: marker),
        found.isEmpty || start - margin == indent
      else { continue }
      found.append(line)
      indent = start - margin
      guard found.count == markers.count else { continue }
      if isConflict(from: found[0], through: line, indent: indent) { return found[0] }
      found = []
    }
    return nil
  }

  /// Whether markers on some lines, the first and the last of them from 0, are those of a merge.
  private func isConflict(from first: Int, through last: Int, indent: Int) -> Bool {
    if indent == 0 { return !isCode(from: first, through: last) }
    let index = cards.indices.last { cards.lines(ofCard: $0).lowerBound < first }
    guard let card = index.map({ cards[$0] }), card.lines.contains(last),
      indent == card.marker.contentColumn
    else { return false }
    let source = CardSource(card, in: self)
    let body = MarkdownCardFile(CardParts(source).body.flatMap { $0 + [.lineFeed] })
    let start = card.lines.lowerBound + 1
    return !body.isCode(from: first - start, through: last - start)
  }

  /// Whether one code block holds some lines from the first to the last, both from 0.
  private func isCode(from first: Int, through last: Int) -> Bool {
    guard let index = blocks.lastIndex(where: { $0.firstLine <= first }) else { return false }
    return blocks[index].kind == .codeBlock && region(ofBlock: index).contains(last)
  }
}
