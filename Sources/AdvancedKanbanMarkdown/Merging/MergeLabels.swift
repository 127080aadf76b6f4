internal import AdvancedKanban
internal import SourceText

/// What the two sides of a conflict are called in a file.
package struct MergeLabels: Hashable, Sendable {
  package let ours: String
  package let theirs: String

  package init(ours: String, theirs: String) { (self.ours, self.theirs) = (ours, theirs) }

  /// Lines of both sides, of which a person is to choose, as git marks them.
  ///
  /// - Parameters:
  ///   - ours: The lines of our side, without line ends.
  ///   - theirs: Those of the other.
  ///   - indent: What stands before each marker.
  /// - Returns: The lines, without line ends.
  func marked(_ ours: [[UInt8]], _ theirs: [[UInt8]], indent: [UInt8] = []) -> [[UInt8]] {
    [indent + "<<<<<<< \(self.ours)".utf8] + ours + [indent + "=======".utf8] + theirs
      + [indent + ">>>>>>> \(self.theirs)".utf8]
  }

  /// A text with what is in conflict between markers.
  func marked(_ merge: LineMerge) -> [UInt8] {
    merge.regions.flatMap { region in
      switch region {
      case .taken(let bytes): return bytes
      case .conflict(_, let ours, let theirs):
        let sides = [ours, theirs].map { text in
          let text = SourceText(text)
          return (0..<text.lineCount).map { Array(text.bytes[text.content(ofLine: $0)]) }
        }
        return marked(sides[0], sides[1]).flatMap { $0 + [.lineFeed] }
      }
    }
  }
}
