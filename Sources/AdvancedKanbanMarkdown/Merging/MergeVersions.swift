/// Something of which there are three versions.
struct MergeVersions<Value> {
  let base: Value
  let ours: Value
  let theirs: Value

  var all: [Value] { [base, ours, theirs] }

  func map<Result>(_ transform: (Value) -> Result) -> MergeVersions<Result> {
    MergeVersions<Result>(base: transform(base), ours: transform(ours), theirs: transform(theirs))
  }
}

extension MergeVersions: Sendable where Value: Sendable {}
