/// Tells cards apart where nobody has said which comes first, the same way whichever side is which.
struct OrderKey: Comparable {
  /// What is written on the card: on the base if it is there, else on the sides that have it, the one
  /// that comes first by its bytes first.
  let texts: [ByteString]

  /// The place on the base, if it is there.
  let place: BoardPosition?

  /// By bytes; of equal ones those of the base first, in their order.
  static func < (left: OrderKey, right: OrderKey) -> Bool {
    if left.texts != right.texts { return left.texts.lexicographicallyPrecedes(right.texts) }
    guard let place = left.place else { return false }
    return right.place.map { place < $0 } ?? true
  }
}
