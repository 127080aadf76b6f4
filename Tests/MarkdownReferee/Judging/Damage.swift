/// What the referee found wrong.
package struct Damage: Error, Hashable, Sendable {
  /// The rule that was broken; a failure is shrunk as long as it breaks the same one.
  package let rule: String

  /// What was found instead.
  package let detail: String
}

/// Throws where a rule does not hold.
func expect(
  _ condition: Bool,
  _ rule: String,
  _ detail: @autoclosure () -> String = ""
) throws(Damage) {
  if !condition { throw Damage(rule: rule, detail: detail()) }
}
