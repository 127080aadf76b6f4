/// Some of the numbers from 0 up to a bound.
struct NumberSet {
  private var isMember: [Bool]

  /// - Parameters:
  ///   - numbers: The members.
  ///   - count: The bound, which is greater than all numbers that are asked for.
  init(_ numbers: some Sequence<Int>, below count: Int) {
    isMember = Array(repeating: false, count: count)
    for number in numbers { isMember[number] = true }
  }

  func contains(_ number: Int) -> Bool { isMember[number] }

  mutating func insert(_ number: Int) { isMember[number] = true }
}

extension [Int] {
  /// For each number up to a bound its index among these different ones, if it is there.
  func places(below count: Int) -> [Int?] {
    var places = [Int?](repeating: nil, count: count)
    for (place, number) in enumerated() { places[number] = place }
    return places
  }
}
