/// A stretch of three versions of a sequence: one that all have, or one that a side has changed.
///
/// Sequences are divided as texts are by ``TextMerge``, whatever their elements are.
package struct ThreeWayChunk<Element: Hashable> {
  package let base: ArraySlice<Element>
  package let ours: ArraySlice<Element>
  package let theirs: ArraySlice<Element>

  /// What the stretch becomes where one side has left it alone, or both have changed it alike; `nil`
  /// where they have changed it in two ways.
  package var agreed: ArraySlice<Element>? {
    if ours == base { return theirs }
    return theirs == base || theirs == ours ? ours : nil
  }

  /// The stretches of three versions in order.
  ///
  /// - Parameters:
  ///   - base: The sequence as it was.
  ///   - ours: What our side has made of it.
  ///   - theirs: What the other side has made of it.
  ///   - isAnchor: Whether an element stands still where the others move around it: a difference keeps as
  ///     many of these as it can, and then as many of what is between them.
  /// - Returns: The stretches, some of them empty.
  package static func chunks(
    base: [Element],
    ours: [Element],
    theirs: [Element],
    anchoredBy isAnchor: (Element) -> Bool = { _ in false }
  ) -> [ThreeWayChunk] {
    var numbers = Numbering<Element>()
    let old = base.map { numbers.number($0) }
    let anchors = Set(zip(base, old).filter { isAnchor($0.0) }.map(\.1))
    let changes = LineChunk.all(
      LineDifference(from: old, to: ours.map { numbers.number($0) }, anchoredBy: anchors.contains)
        .hunks,
      LineDifference(from: old, to: theirs.map { numbers.number($0) }, anchoredBy: anchors.contains)
        .hunks
    )
    var chunks: [ThreeWayChunk] = []
    var place = 0
    for change in changes {
      chunks.append(ThreeWayChunk(unchanged: base[place..<change.base.lowerBound]))
      chunks.append(
        ThreeWayChunk(
          base: base[change.base],
          ours: ours[change.ours],
          theirs: theirs[change.theirs]
        )
      )
      place = change.base.upperBound
    }
    return chunks + [ThreeWayChunk(unchanged: base[place...])]
  }

  private init(
    base: ArraySlice<Element>,
    ours: ArraySlice<Element>,
    theirs: ArraySlice<Element>
  ) {
    (self.base, self.ours, self.theirs) = (base, ours, theirs)
  }

  private init(unchanged elements: ArraySlice<Element>) {
    self.init(base: elements, ours: elements, theirs: elements)
  }
}
