/// Throws both values, and what they belong to, unless the values are equal.
///
/// In a loop from small to large it stops at the smallest example, and it is much quicker than
/// `#require`.
func check<Value: Equatable>(
  _ actual: Value,
  _ expected: Value,
  _ context: @autoclosure () -> String
) throws(Mismatch) {
  guard actual != expected else { return }
  throw Mismatch(description: "\(context()): expected \(expected), got \(actual)")
}

/// Two values that should have been equal.
struct Mismatch: Error, CustomStringConvertible {
  let description: String
}
