/// A place on either side, and how much speaks for their being the same.
struct LikePair {
  let old: Int
  let new: Int

  /// How alike they are.
  let likeness: Double

  /// Whether they are in the same column.
  var isInSameColumn = true

  /// How far apart they are in it.
  var distance = 0
}

extension LikePair {
  /// Takes the pairs one to one, the closest first.
  static func closest(_ candidates: [LikePair]) -> [LikePair] {
    var (old, new) = (Set<Int>(), Set<Int>())
    return candidates.sorted(by: isCloser).filter { pair in
      guard !old.contains(pair.old), !new.contains(pair.new) else { return false }
      old.insert(pair.old)
      new.insert(pair.new)
      return true
    }
  }

  /// Only pairs that have a place in common are in each other's way. Of two as close, the one whose
  /// other place is the lower comes first, whichever side that is on.
  private static func isCloser(_ left: LikePair, _ right: LikePair) -> Bool {
    if left.likeness != right.likeness { return left.likeness > right.likeness }
    if left.isInSameColumn != right.isInSameColumn { return left.isInSameColumn }
    if left.distance != right.distance { return left.distance < right.distance }
    return (left.old, left.new) < (right.old, right.new)
  }
}
