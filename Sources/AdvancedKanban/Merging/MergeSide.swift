/// One of the two sides of a merge.
public enum MergeSide: String, CaseIterable, Sendable {
  /// The side that is merged into.
  case ours

  /// The side that is merged.
  case theirs

  /// The other side.
  public var other: MergeSide { self == .ours ? .theirs : .ours }
}
