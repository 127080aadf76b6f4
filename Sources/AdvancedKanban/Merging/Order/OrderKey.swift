/// Tells cards apart where nobody has said which comes first, the same way whichever side is which.
struct OrderKey: Comparable {
  /// What is written on the card, on the base if it is there.
  let text: ByteString

  /// The place on the base, if it is there.
  let place: BoardPosition?

  /// By bytes; of equal ones those of the base first, in their order.
  static func < (left: OrderKey, right: OrderKey) -> Bool {
    if left.text != right.text { return left.text < right.text }
    guard let place = left.place else { return false }
    return right.place.map { place < $0 } ?? true
  }
}
