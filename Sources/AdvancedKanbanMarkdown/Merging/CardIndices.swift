/// The indices of cards by their identities, which count on from one to the next in a merged column.
struct CardIndices {
  private let identities: Range<Int>
  private var indices: [Int?]

  /// The indices of all cards of a list.
  init(of list: [Int]) {
    let last = list.max().map { $0 + 1 } ?? 0
    self.init(of: list, among: (list.min() ?? 0)..<last)
  }

  /// The indices of those cards of a list alone that another one may have.
  init(of list: [Int], like other: CardIndices) {
    self.init(of: list, among: other.identities)
  }

  private init(of list: [Int], among identities: Range<Int>) {
    self.identities = identities
    indices = Array(repeating: nil, count: identities.count)
    for (index, identity) in list.enumerated() where identities.contains(identity) {
      let place = identity - identities.lowerBound
      if indices[place] == nil { indices[place] = index }
    }
  }

  /// The index of a card, from 0; `nil` where it is not there.
  subscript(identity: Int) -> Int? {
    identities.contains(identity) ? indices[identity - identities.lowerBound] : nil
  }
}
