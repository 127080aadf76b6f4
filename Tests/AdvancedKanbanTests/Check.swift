import Testing

/// Records both values and the small world, unless the values are equal.
///
/// It is much quicker than `#expect`, which matters in a loop over every board.
func check<Value: Equatable>(
  _ actual: Value,
  _ expected: Value,
  _ context: @autoclosure () -> String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  guard actual != expected else { return }
  Issue.record(
    "\(context()): expected \(expected), got \(actual)",
    sourceLocation: sourceLocation
  )
}
