/// For every place on either side, what it is on the other.
struct Links<Place: Equatable & Sendable>: Equatable, Sendable {
  var old: [Place]
  var new: [Place]

  /// The links with the sides exchanged.
  var inverse: Links { Links(old: new, new: old) }
}

/// What a card is on the other board.
struct CardLink: Equatable, Sendable {
  let position: BoardPosition

  /// Whether both are known to have the same bytes.
  let isUnchanged: Bool
}

extension [[CardLink?]] {
  /// The positions of the cards without a counterpart, in order.
  var unlinkedPositions: [BoardPosition] {
    var positions: [BoardPosition] = []
    for (column, links) in enumerated() {
      for (index, link) in links.enumerated() where link == nil {
        positions.append(BoardPosition(column: column, index: index))
      }
    }
    return positions
  }
}
