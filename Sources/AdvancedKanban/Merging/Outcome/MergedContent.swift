/// Where the text of a card in a merge comes from.
public enum MergedContent: Equatable, Sendable {
  /// Both sides have the same bytes.
  case same

  /// All bytes of our side: it alone changed the card or has it.
  case ours

  /// All bytes of their side: it alone changed the card or has it.
  case theirs

  /// Both sides changed the card, and what they did goes together.
  indirect case merged(MergedFields)

  /// Both sides changed the card, and in some fields not in ways that go together.
  indirect case conflict(MergedFields)

  /// The fields one by one, where both sides changed the card.
  public var fields: MergedFields? {
    switch self {
    case .same, .ours, .theirs: nil
    case .merged(let fields), .conflict(let fields): fields
    }
  }

  /// Whether these are all bytes of a side.
  func isWhole(of side: MergeSide) -> Bool {
    switch self {
    case .same: true
    case .ours: side == .ours
    case .theirs: side == .theirs
    case .merged, .conflict: false
    }
  }

  /// Whether somebody has to decide.
  public var isConflict: Bool { if case .conflict = self { true } else { false } }

  /// The same with the sides exchanged.
  public var mirrored: MergedContent {
    switch self {
    case .same: .same
    case .ours: .theirs
    case .theirs: .ours
    case .merged(let fields): .merged(fields.mirrored)
    case .conflict(let fields): .conflict(fields.mirrored)
    }
  }
}
