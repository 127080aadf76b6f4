extension MutableCollection where Element: KanbanColumn {
  /// Makes a move: takes the card out of its source and puts it in at the destination.
  ///
  /// Limits are not asked; a move that has been accepted once can always be replayed.
  ///
  /// - Throws: Why the move does not fit; the columns are then unchanged.
  public mutating func apply(_ move: Element.Move) throws(Element.MoveError) {
    let positions = try positions(of: move)
    let card = self[positions.source].cards.remove(at: move.sourceIndex)
    self[positions.destination].cards.insert(card, at: move.destinationIndex)
  }

  /// The columns after a move.
  ///
  /// Limits are not asked; a move that has been accepted once can always be replayed.
  ///
  /// - Throws: Why the move does not fit.
  public func applying(_ move: Element.Move) throws(Element.MoveError) -> Self {
    var columns = self
    try columns.apply(move)
    return columns
  }
}
