/// The places of things that have numbers, one queue for each number: the first place comes first.
struct NumberQueues {
  private let numbers: [Int?]

  /// The first place of each number, and behind each place the next one of the same number.
  private var firstPlaces: [Int?]
  private var nextPlaces: [Int?]

  /// Empty queues for things with these numbers, which count from 0; some may have none.
  init(of numbers: [Int?]) {
    self.numbers = numbers
    let count = numbers.reduce(0) { max($0, ($1 ?? -1) + 1) }
    firstPlaces = Array(repeating: nil, count: count)
    nextPlaces = Array(repeating: nil, count: numbers.count)
  }

  /// Puts the things at some places in.
  mutating func fill(with places: Range<Int>) {
    for place in places.reversed() {
      guard let number = numbers[place] else { continue }
      nextPlaces[place] = firstPlaces[number]
      firstPlaces[number] = place
    }
  }

  /// Takes out everything that is left of what was put in.
  mutating func empty(of places: Range<Int>) {
    for place in places { if let number = numbers[place] { firstPlaces[number] = nil } }
  }

  /// Takes out the first thing with a number, and gives its place.
  mutating func takeFirst(_ number: Int) -> Int? {
    guard firstPlaces.indices.contains(number), let place = firstPlaces[number] else { return nil }
    firstPlaces[number] = nextPlaces[place]
    return place
  }
}
