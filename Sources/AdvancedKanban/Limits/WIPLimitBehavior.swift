/// What happens to a card that would take a column over its limit.
public enum WIPLimitBehavior: String, CaseIterable, Sendable {
  /// The card enters, with a warning.
  case warnOnly

  /// The card stays where it is.
  case preventDrop
}
