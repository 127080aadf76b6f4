internal import AdvancedKanban
internal import SourceText

/// What the two sides of a conflict are called in a file, or that nobody can be asked.
package struct MergeLabels: Hashable, Sendable {
  package let ours: String
  package let theirs: String

  /// Whether one side is chosen where both have changed something, so that there are no markers. It is
  /// the same one with the sides exchanged.
  let isChoosing: Bool

  package init(ours: String, theirs: String) {
    (self.ours, self.theirs, isChoosing) = (ours, theirs, false)
  }

  private init(isChoosing: Bool) { (ours, theirs, self.isChoosing) = ("", "", isChoosing) }

  /// For a base that is itself merged, of several: git does the same (git-merge(1), `recursive`).
  package static let none = MergeLabels(isChoosing: true)

  /// Lines of both sides, of which a person is to choose, as git marks them.
  ///
  /// - Parameters:
  ///   - ours: The lines of our side, without line ends.
  ///   - theirs: Those of the other.
  /// - Returns: The lines, without line ends.
  func marked(_ ours: [[UInt8]], _ theirs: [[UInt8]]) -> [[UInt8]] {
    guard !isChoosing else { return [ours, theirs].min { $0.isBefore($1) } ?? [] }
    return [Array("<<<<<<< \(self.ours)".utf8)] + ours + [Array("=======".utf8)] + theirs
      + [Array(">>>>>>> \(self.theirs)".utf8)]
  }

  /// A text with what is in conflict between markers.
  func marked(_ merge: LineMerge) -> [UInt8] {
    guard !isChoosing else { return merge.resolved }
    return merge.regions.flatMap { region in
      switch region {
      case .taken(let bytes): return bytes
      case .conflict(_, let ours, let theirs):
        return marked(Self.lines(of: ours), Self.lines(of: theirs)).flatMap { $0 + [.lineFeed] }
      }
    }
  }

  private static func lines(of text: [UInt8]) -> [[UInt8]] {
    let text = SourceText(text)
    return (0..<text.lineCount).map { Array(text.bytes[text.content(ofLine: $0)]) }
  }
}

extension [[UInt8]] {
  /// Whether these lines come before others, byte by byte.
  fileprivate func isBefore(_ other: [[UInt8]]) -> Bool {
    lexicographicallyPrecedes(other) { $0.lexicographicallyPrecedes($1) }
  }
}
