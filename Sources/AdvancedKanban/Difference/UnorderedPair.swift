/// Two values, whichever is the first.
struct UnorderedPair<Value: Comparable>: Comparable {
  private let low: Value
  private let high: Value

  init(_ value: Value, _ other: Value) {
    (low, high) = other < value ? (other, value) : (value, other)
  }

  static func < (left: Self, right: Self) -> Bool {
    left.low == right.low ? left.high < right.high : left.low < right.low
  }
}

/// Bytes in the order of a dictionary.
struct ByteString: Comparable {
  let bytes: [UInt8]

  static func < (left: Self, right: Self) -> Bool {
    left.bytes.lexicographicallyPrecedes(right.bytes)
  }
}
