/// Random numbers from wherever the environment takes them.
package struct RandomSource: RandomNumberGenerator {
  private let draw: () -> UInt64

  package init(_ draw: @escaping () -> UInt64) { self.draw = draw }

  package func next() -> UInt64 { draw() }
}
