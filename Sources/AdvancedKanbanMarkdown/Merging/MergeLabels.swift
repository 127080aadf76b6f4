internal import AdvancedKanban
internal import SourceText

/// What the two sides of a conflict are called in a file, or that nobody can be asked.
package struct MergeLabels: Hashable, Sendable {
  package let ours: String
  package let theirs: String

  /// What is chosen where both sides have changed something, so that there are no markers.
  package enum Choice: Hashable, Sendable {
    case ours
    case theirs

    /// One of the two, the same with the sides exchanged: for a base that is itself merged, of several.
    case either
  }

  /// `nil` where a person is to choose.
  let choice: Choice?

  package init(ours: String, theirs: String, choice: Choice? = nil) {
    (self.ours, self.theirs, self.choice) = (ours, theirs, choice)
  }

  /// For a base that is itself merged, of several.
  package static let none = MergeLabels(ours: "", theirs: "", choice: .either)

  /// One of two values if nobody is to be asked.
  func chosen<Value>(_ ours: Value, _ theirs: Value, either: () -> Value) -> Value? {
    switch choice {
    case nil: nil
    case .ours: ours
    case .theirs: theirs
    case .either: either()
    }
  }

  /// Lines of both sides, of which a person is to choose, as git marks them.
  ///
  /// - Parameters:
  ///   - ours: The lines of our side, without line ends.
  ///   - theirs: Those of the other.
  /// - Returns: The lines, without line ends.
  func marked(_ ours: [[UInt8]], _ theirs: [[UInt8]]) -> [[UInt8]] {
    if let chosen = chosen(ours, theirs, either: { ours.isBefore(theirs) ? ours : theirs }) {
      return chosen
    }
    return [Array("<<<<<<< \(self.ours)".utf8)] + ours + [Array("=======".utf8)] + theirs
      + [Array(">>>>>>> \(self.theirs)".utf8)]
  }

  /// A text with what is in conflict between markers.
  func marked(_ merge: TextMerge) -> [UInt8] {
    merge.regions.flatMap { region in
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
