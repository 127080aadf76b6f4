extension BidirectionalCollection where Element: Equatable {
  /// What two sequences have in common at both ends.
  ///
  /// - Parameter other: The other sequence.
  /// - Returns: How many elements both begin with, and how many of those left both end with.
  package func commonEnds(
    with other: some BidirectionalCollection<Element>
  ) -> (start: Int, end: Int) {
    let start = zip(self, other).prefix { $0 == $1 }.count
    let rest = zip(dropFirst(start).reversed(), other.dropFirst(start).reversed())
    return (start, rest.prefix { $0 == $1 }.count)
  }
}
