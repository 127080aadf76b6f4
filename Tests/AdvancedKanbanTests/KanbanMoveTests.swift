import AdvancedKanban
import TestSupport
import Testing

@Test func `A ready-made move is made exactly where it fits`() throws {
  for world in SmallWorld.all {
    for move in world.everyMove {
      let after = (try? world.columns.applying(move)).map { $0.map { $0.cards.map(\.id) } }
      try check(after, world.plainly(move), "\(world), \(move)")
    }
  }
}

@Test func `The inverted move undoes a move`() throws {
  for world in SmallWorld.all {
    for move in world.everyMove where world.plainly(move) != nil {
      let after = try world.columns.applying(move)
      try check(after.applying(move.inverted), world.columns, "\(world), \(move)")
      try check(move.inverted.inverted, move, "\(world)")
    }
  }
}

@Test func `A move that does not fit leaves the columns alone`() throws {
  for world in SmallWorld.all {
    for move in world.everyMove where world.plainly(move) == nil {
      var columns = world.columns
      try? columns.apply(move)
      try check(columns, world.columns, "\(world), \(move)")
    }
  }
}

@Test func `A move knows whether it stays in its column and whether it changes anything`() {
  let down = KanbanMove(
    cardID: 1,
    from: KanbanPlace(columnID: "A", index: 0),
    to: KanbanPlace(columnID: "A", index: 1)
  )
  var across = down
  across.destinationColumnID = "B"
  var nowhere = down
  nowhere.destinationIndex = 0
  #expect([down, across, nowhere].map(\.isWithinColumn) == [true, false, true])
  #expect([down, across, nowhere].map(\.changesNothing) == [false, false, true])
}

extension SmallWorld {
  /// Every move one can write down for this board, whether it fits or not.
  fileprivate var everyMove: [TestColumn.Move] {
    let places = rows.indices.flatMap { column in
      (-1...rows[column].count + 1).map {
        KanbanPlace(columnID: Self.columnIDs[column], index: $0)
      }
    }
    return cards.flatMap { card in
      places.flatMap { source in
        places.map { KanbanMove(cardID: card, from: source, to: $0) }
      }
    }
  }

  /// The rows after a move, said with arrays alone; `nil` when it does not fit.
  fileprivate func plainly(_ move: TestColumn.Move) -> [[Int]]? {
    guard let source = Self.columnIDs.firstIndex(of: move.sourceColumnID),
      let destination = Self.columnIDs.firstIndex(of: move.destinationColumnID),
      Self.place(of: move.cardID, in: rows) == [source, move.sourceIndex]
    else { return nil }
    var after = rows
    after[source].removeAll { $0 == move.cardID }
    guard move.destinationIndex >= 0, move.destinationIndex <= after[destination].count else {
      return nil
    }
    after[destination].insert(move.cardID, at: move.destinationIndex)
    return after
  }
}
