/// A stretch of lines that at least one side has changed.
struct LineChunk {
  /// Whose change it is; `nil` where both sides have changed the lines.
  let side: MergeSide?

  let base: Range<Int>
  let ours: Range<Int>
  let theirs: Range<Int>

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
