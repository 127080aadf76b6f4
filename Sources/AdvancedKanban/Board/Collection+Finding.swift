extension Collection where Element: KanbanColumn {
  /// Where a card is; throws ``KanbanMoveError/unknownCard(_:)`` when no column holds it.
  public func place(of cardID: Element.Card.ID) throws(Element.MoveError) -> Element.Place {
    for column in self {
      if let index = column.index(of: cardID) {
        return Element.Place(columnID: column.id, index: index)
      }
    }
    throw .unknownCard(cardID)
  }

  /// The position of a column among the columns.
  func position(of columnID: Element.ID) throws(Element.MoveError) -> Index {
    guard let position = firstIndex(where: { $0.id == columnID }) else {
      throw .unknownColumn(columnID)
    }
    return position
  }

  /// The positions of a move's two columns; throws when the move does not fit the columns.
  func positions(
    of move: Element.Move
  ) throws(Element.MoveError) -> (source: Index, destination: Index) {
    let source = try position(of: move.sourceColumnID)
    try self[source].checkHolds(move.cardID, at: move.sourceIndex, among: self)
    let destination = try position(of: move.destinationColumnID)
    try self[destination].checkTakes(move)
    return (source, destination)
  }
}

extension KanbanColumn {
  /// The index of a card in this column, from 0.
  func index(of cardID: Card.ID) -> Int? {
    cards.firstIndex { $0.id == cardID }
  }

  /// The highest index at which a card can be once it is in this column.
  func lastIndex(forCardFrom sourceColumnID: ID) -> Int {
    sourceColumnID == id ? cards.count - 1 : cards.count
  }

  fileprivate func checkHolds(
    _ cardID: Card.ID,
    at index: Int,
    among columns: some Collection<Self>
  ) throws(MoveError) {
    if cards.indices.contains(index), cards[index].id == cardID { return }
    let expected = Place(columnID: id, index: index)
    throw .cardHasMoved(cardID, expected: expected, found: try columns.place(of: cardID))
  }

  fileprivate func checkTakes(_ move: Move) throws(MoveError) {
    let valid = 0...lastIndex(forCardFrom: move.sourceColumnID)
    guard valid.contains(move.destinationIndex) else {
      throw .indexOutOfRange(move.destinationIndex, in: id, valid: valid)
    }
  }
}
