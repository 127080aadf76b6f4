/// When a card was last moved, and by which commit.
///
/// Of two stamps the one with the later date is the later; of two with the same date the one whose
/// commit has the higher ID, which is as good as a coin that falls the same way for everybody.
public struct MoveStamp: Comparable, Sendable {
  /// The author date in seconds since 1970.
  public let date: Int

  /// The name of the commit.
  public let commitID: String

  /// Creates a stamp.
  public init(date: Int, commitID: String) {
    (self.date, self.commitID) = (date, commitID)
  }

  /// Earlier first.
  public static func < (left: MoveStamp, right: MoveStamp) -> Bool {
    (left.date, left.commitID) < (right.date, right.commitID)
  }
}
