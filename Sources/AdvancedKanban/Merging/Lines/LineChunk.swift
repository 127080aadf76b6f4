/// A stretch of lines that at least one side has changed.
package struct LineChunk {
  /// Whose change it is; `nil` where both sides have changed the lines.
  let side: MergeSide?

  package let base: Range<Int>
  package let ours: Range<Int>
  package let theirs: Range<Int>

  /// The changes of both sides, in order and at least one line apart.
  ///
  /// - Parameters:
  ///   - base: The lines as they were, by numbers, equal ones by equal numbers.
  ///   - ours: What our side has made of them.
  ///   - theirs: What the other side has made of them.
  ///   - isAnchor: Whether a line stands still where the others move around it: a difference keeps as
  ///     many of these as it can, and then as many of what is between them.
  /// - Returns: The changes.
  package static func all(
    base: [Int],
    ours: [Int],
    theirs: [Int],
    anchoredBy isAnchor: (Int) -> Bool
  ) -> [LineChunk] {
    all(
      LineDifference(from: base, to: ours, anchoredBy: isAnchor).hunks,
      LineDifference(from: base, to: theirs, anchoredBy: isAnchor).hunks
    )
  }

  /// The changes of both sides, in order and at least one line apart.
  static func all(
    _ ours: [LineDifference.Hunk],
    _ theirs: [LineDifference.Hunk]
  ) -> [LineChunk] {
    var walk = ChunkWalk(ours: ours[...], theirs: theirs[...])
    var chunks: [LineChunk] = []
    while let chunk = walk.next() { chunks.append(chunk) }
    return chunks
  }
}

/// The way through the hunks of both sides.
private struct ChunkWalk {
  var ours: ArraySlice<LineDifference.Hunk>
  var theirs: ArraySlice<LineDifference.Hunk>

  /// How many lines more than the base either side has had so far.
  private var surplus = (ours: 0, theirs: 0)

  init(ours: ArraySlice<LineDifference.Hunk>, theirs: ArraySlice<LineDifference.Hunk>) {
    (self.ours, self.theirs) = (ours, theirs)
  }

  /// The hunks from the first on that are left, as long as they overlap or touch each other.
  mutating func next() -> LineChunk? {
    guard let start = [ours.first, theirs.first].compactMap({ $0?.old.lowerBound }).min() else {
      return nil
    }
    let before = surplus
    let counts = (ours: ours.count, theirs: theirs.count)
    var end = start
    while true {
      if let hunk = ours.first, hunk.old.lowerBound <= end {
        end = max(end, hunk.old.upperBound)
        surplus.ours += hunk.new.count - hunk.old.count
        ours.removeFirst()
      } else if let hunk = theirs.first, hunk.old.lowerBound <= end {
        end = max(end, hunk.old.upperBound)
        surplus.theirs += hunk.new.count - hunk.old.count
        theirs.removeFirst()
      } else {
        break
      }
    }
    let isOurs = counts.ours > ours.count
    return LineChunk(
      side: isOurs && counts.theirs > theirs.count ? nil : isOurs ? .ours : .theirs,
      base: start..<end,
      ours: start + before.ours..<end + surplus.ours,
      theirs: start + before.theirs..<end + surplus.theirs
    )
  }
}
