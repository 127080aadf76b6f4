internal import AdvancedKanban
internal import SourceText

/// What the two sides of a conflict are called in a file, or that nobody can be asked.
package struct MergeLabels: Hashable, Sendable {
  package let ours: String
  package let theirs: String

  /// What the version that both sides come from is called, where its lines are shown, too
  /// (git-config(1), `merge.conflictStyle`).
  package var base: Base?

  package struct Base: Hashable, Sendable {
    let name: String

    /// Whether lines that both sides begin or end with stand outside of the markers (`zdiff3`).
    let isZealous: Bool

    /// - Parameters:
    ///   - name: What it is called.
    ///   - style: The value of `merge.conflictStyle`; `nil` for one that does not show the base.
    package init?(_ name: String, style: String?) {
      guard let style, ["diff3", "zdiff3"].contains(style) else { return nil }
      (self.name, isZealous) = (name, style == "zdiff3")
    }
  }

  /// Whether lines that both sides begin or end with stand within the markers, as in `diff3`.
  var isKeepingCommonLines: Bool { base.map { !$0.isZealous } ?? false }

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
  ///   - old: Those that both come from; `nil` where there are none.
  /// - Returns: The lines, without line ends.
  func marked(_ ours: [[UInt8]], _ theirs: [[UInt8]], _ old: [[UInt8]]? = nil) -> [[UInt8]] {
    if let chosen = chosen(ours, theirs, either: { ours.isBefore(theirs) ? ours : theirs }) {
      return chosen
    }
    guard let base, let old else { return between(ours, [], theirs) }
    let original = [Array("||||||| \(base.name)".utf8)] + old
    guard base.isZealous else { return between(ours, original, theirs) }
    let (start, end) = ours.commonEnds(with: theirs)
    let sides = [ours, theirs].map { Array($0.dropFirst(start).dropLast(end)) }
    return ours.prefix(start) + between(sides[0], original, sides[1]) + ours.suffix(end)
  }

  private func between(
    _ ours: [[UInt8]],
    _ original: [[UInt8]],
    _ theirs: [[UInt8]]
  ) -> [[UInt8]] {
    [Array("<<<<<<< \(self.ours)".utf8)] + ours + original + [Array("=======".utf8)] + theirs
      + [Array(">>>>>>> \(self.theirs)".utf8)]
  }

  /// A text with what is in conflict between markers.
  func marked(_ merge: TextMerge) -> [UInt8] {
    merge.regions.flatMap { region in
      switch region {
      case .taken(let bytes): return bytes
      case .conflict(let base, let ours, let theirs):
        let texts = [ours, theirs, base].map(Self.lines)
        return marked(texts[0], texts[1], texts[2]).flatMap { $0 + [.lineFeed] }
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
