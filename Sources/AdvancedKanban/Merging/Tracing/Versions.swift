/// What something is on the common base of a merge and on either side; `nil` where it is not there.
package struct Versions<Value> {
  package var base: Value?
  package var ours: Value?
  package var theirs: Value?

  subscript(side: MergeSide) -> Value? {
    get { side == .ours ? ours : theirs }
    set { if side == .ours { ours = newValue } else { theirs = newValue } }
  }

  func map<Other>(_ transform: (Value) -> Other) -> Versions<Other> {
    Versions<Other>(
      base: base.map(transform),
      ours: ours.map(transform),
      theirs: theirs.map(transform)
    )
  }

  /// The side that alone has it, if it is one.
  var onlySide: MergeSide? {
    if theirs == nil { return ours == nil ? nil : .ours }
    return ours == nil ? .theirs : nil
  }
}

extension Versions: Equatable where Value: Equatable {}
extension Versions: Sendable where Value: Sendable {}
