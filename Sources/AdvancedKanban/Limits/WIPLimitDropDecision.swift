/// Whether a card may enter a column.
public enum WIPLimitDropDecision: Hashable, Sendable {
  /// The card enters.
  case accept

  /// The card enters, and the column is then over its limit.
  case acceptWithWarning(WIPLimitBreach)

  /// The card stays out, because the column would be over its limit.
  case reject(WIPLimitBreach)
}
