/// What becomes of a value of which there are three versions.
enum ThreeWay<Value> {
  /// What only one side has changed, or both alike.
  case agreed(Value)

  /// Both sides have changed it, each to something else.
  case conflict

  var value: Value? { if case .agreed(let value) = self { value } else { nil } }
}

extension ThreeWay where Value: Equatable {
  init(base: Value, ours: Value, theirs: Value) {
    if ours == base {
      self = .agreed(theirs)
    } else {
      self = theirs == base || theirs == ours ? .agreed(ours) : .conflict
    }
  }
}
