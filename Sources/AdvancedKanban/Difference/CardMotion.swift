/// How a card got from its place on one board to its place on another.
public enum CardMotion: String, Sendable {
  /// The card stayed in its column and kept its place among the others that stayed.
  case none

  /// The card went to another column.
  case moved

  /// The card stayed in its column and is one of the fewest that have to be lifted out and put
  /// back in order to get the column from its old order to its new one.
  case reordered
}
