/// Where a card is on the board of some commit, as far as that is known.
struct CardTrace {
  /// One place, but where branches tell different stories.
  var places: Set<PastPlace> = []

  /// Whether it is not there, and looked for in older commits.
  var isSought = false

  var isEmpty: Bool { places.isEmpty && !isSought }

  mutating func formUnion(_ other: CardTrace) {
    places.formUnion(other.places)
    isSought = isSought || other.isSought
  }

  /// Whether some changes may be changes of the card.
  func isTouched(by changes: [BoardFileChange]) -> Bool {
    isSought && !changes.isEmpty
      || changes.contains { change in places.contains { change.mayChange(column: $0.column) } }
  }
}
