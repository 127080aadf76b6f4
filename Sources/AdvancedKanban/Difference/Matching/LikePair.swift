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

  /// The order does not depend on which side is the old one: the lower place of the two comes
  /// before the higher. Where even that leaves two pairs equal, they are not in each other's way.
  private static func isCloser(_ left: LikePair, _ right: LikePair) -> Bool {
    if left.likeness != right.likeness { return left.likeness > right.likeness }
    if left.isInSameColumn != right.isInSameColumn { return left.isInSameColumn }
    if left.distance != right.distance { return left.distance < right.distance }
    return (min(left.old, left.new), max(left.old, left.new))
      < (min(right.old, right.new), max(right.old, right.new))
  }
}
