/// What a merge made of one value.
public enum MergedValue<Value: Equatable>: Equatable {
  /// Both sides have the value: neither changed it, or both did in the same way.
  case agreed(Value)

  /// Only our side changed the value, or only our side has it.
  case ours(Value)

  /// Only their side changed the value, or only their side has it.
  case theirs(Value)

  /// Both sides changed the value, and what they did goes together.
  case combined(Value)

  /// Both sides changed the value, and not in the same way; `base` is `nil` where there was none.
  ///
  /// `chosen` is the value to go on with where nobody can be asked. It does not depend on which side
  /// is which.
  case conflict(base: Value?, ours: Value, theirs: Value, chosen: Value)

  /// The value, in a conflict the one that was chosen.
  public var value: Value {
    switch self {
    case .agreed(let value), .ours(let value), .theirs(let value), .combined(let value): value
    case .conflict(_, _, _, let chosen): chosen
    }
  }

  /// Whether somebody has to decide.
  public var isConflict: Bool { if case .conflict = self { true } else { false } }

  /// Whether both sides have the same value.
  var isAgreed: Bool { if case .agreed = self { true } else { false } }

  /// The same with the sides exchanged.
  public var mirrored: MergedValue {
    switch self {
    case .agreed, .combined: self
    case .ours(let value): .theirs(value)
    case .theirs(let value): .ours(value)
    case .conflict(let base, let ours, let theirs, let chosen):
      .conflict(base: base, ours: theirs, theirs: ours, chosen: chosen)
    }
  }
}

extension MergedValue: Sendable where Value: Sendable {}

extension MergedValue {
  /// Merges a value that both sides have: the side that changed it wins.
  ///
  /// - Parameters:
  ///   - base: The value before, or `nil` where there was none.
  ///   - ours: The value on our side.
  ///   - theirs: The value on their side.
  ///   - isSame: Whether two values are the same.
  ///   - choose: Which of two values to go on with; it has to be the same either way round.
  init(
    base: Value?,
    ours: Value,
    theirs: Value,
    isSame: (Value, Value) -> Bool,
    choose: (Value, Value) -> Value
  ) {
    if isSame(ours, theirs) {
      self = .agreed(choose(ours, theirs))
    } else if let base, isSame(ours, base) {
      self = .theirs(theirs)
    } else if let base, isSame(theirs, base) {
      self = .ours(ours)
    } else {
      self = .conflict(base: base, ours: ours, theirs: theirs, chosen: choose(ours, theirs))
    }
  }

  /// A value that one side alone has.
  init(_ value: Value, on side: MergeSide) {
    self = side == .ours ? .ours(value) : .theirs(value)
  }
}

extension MergedValue<String> {
  /// Merges a text. Texts are the same where their bytes are; in a conflict the one is chosen that
  /// comes first by its bytes.
  init(base: String?, ours: String, theirs: String) {
    self.init(
      base: base,
      ours: ours,
      theirs: theirs,
      isSame: { $0.utf8.elementsEqual($1.utf8) }
    ) { text, other in other.utf8.lexicographicallyPrecedes(text.utf8) ? other : text }
  }
}
