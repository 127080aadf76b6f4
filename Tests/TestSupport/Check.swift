/// Throws both values, and what they belong to, unless the values are equal.
///
/// In a loop from small to large it stops at the smallest example, and it is much quicker than
/// `#require`.
package func check<Value: Equatable>(
  _ actual: Value,
  _ expected: Value,
  _ context: @autoclosure () -> String
) throws(Mismatch) {
  guard actual != expected else { return }
  throw Mismatch(description: "\(context()): expected \(expected), got \(actual)")
}

/// Two values that should have been equal.
package struct Mismatch: Error, CustomStringConvertible {
  package let description: String
}
