/// A limit, and a number of cards that is above it.
public struct WIPLimitBreach: Hashable, Sendable {
  /// The number of cards the column should hold at most.
  public let limit: Int

  /// The number of cards the column holds, or would hold with the card that wants to enter.
  public let count: Int

  /// Creates the breach of a limit by a number of cards, or `nil` when the limit is kept.
  ///
  /// A `limit` that is `nil` or negative is no limit and always kept.
  public init?(limit: Int?, count: Int) {
    guard let limit, limit >= 0, count > limit else { return nil }
    self.limit = limit
    self.count = count
  }
}
