/// What becomes of a card that both sides of a merge have moved to different columns.
///
/// Whatever the policy, the card ends in one of the two columns, and the merge tells of it.
public enum MergePolicy: String, CaseIterable, Sendable {
  /// Both forward: the column further along. Both back: the column further back. One forward and one
  /// back: a conflict.
  ///
  /// Two people who push a card on do not disagree, only one knows more; two who disagree about the
  /// direction have to talk. A card that no column is known for to start from goes further along.
  case direction

  /// The column further along.
  case furthest

  /// The column of the side that moved the card last.
  case latest

  /// Always a conflict.
  case conflict
}
