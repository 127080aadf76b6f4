/// Something of which there are three versions.
struct MergeVersions<Value> {
  var base: Value
  var ours: Value
  var theirs: Value

  var all: [Value] { [base, ours, theirs] }

  func map<Result>(_ transform: (Value) -> Result) -> MergeVersions<Result> {
    MergeVersions<Result>(base: transform(base), ours: transform(ours), theirs: transform(theirs))
  }
}

extension MergeVersions {
  /// A property of a file that an empty one does not have, as the side has it that has changed it; `nil`
  /// where both have, or nobody has it.
  func merged<Property: Equatable>(_ property: (Value) -> Property?) -> Property? {
    let values = map(property)
    return ThreeWay(
      base: values.base,
      ours: values.ours ?? values.base,
      theirs: values.theirs ?? values.base
    ).value ?? nil
  }
}

extension MergeVersions: Sendable where Value: Sendable {}
