extension SeededGenerator {
  /// One of some values, each as often as its weight says.
  package mutating func pick<Value>(_ values: [(Value, Int)]) -> Value {
    var rest = number(below: values.reduce(0) { $0 + $1.1 })
    for (value, weight) in values {
      if rest < weight { return value }
      rest -= weight
    }
    return values[0].0
  }

  /// One of some values.
  package mutating func pick<Value>(_ values: [Value]) -> Value {
    values[number(below: values.count)]
  }

  package mutating func number(below limit: Int) -> Int { Int.random(in: 0..<limit, using: &self) }

  /// Whether something happens that happens once in so many times.
  package mutating func chance(_ times: Int) -> Bool { number(below: times) == 0 }
}
