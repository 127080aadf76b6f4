import AdvancedKanban

/// What a move is, said with arrays alone.
extension SmallWorld {
  typealias Resolution = TestColumn.MoveResolution
  typealias Target = TestColumn.MoveTarget

  /// A target, and the rows it leads to; `nil` when there is no such place.
  typealias Outcome = (target: Target, rows: [[Int]]?)

  /// Every target there is for a card on this board, and some that are just beside it.
  func outcomes(moving card: Int) -> [Outcome] {
    rows.indices.flatMap { column in
      indexOutcomes(moving: card, to: column) + slotOutcomes(moving: card, to: column)
        + endOutcomes(moving: card, to: column)
    } + cards.flatMap { neighborOutcomes(moving: card, to: $0) }
  }

  /// Take the card out, put it in.
  private func indexOutcomes(moving card: Int, to column: Int) -> [Outcome] {
    let taken = rows.map { $0.filter { $0 != card } }
    return (-1...5).map { index in
      let isValid = index >= 0 && index <= taken[column].count
      let rows = isValid ? inserting(card, in: taken, column, at: index) : nil
      return (.index(Self.columnIDs[column], index), rows)
    }
  }

  /// Leave a hole where the card was, put it in, and close the hole.
  private func slotOutcomes(moving card: Int, to column: Int) -> [Outcome] {
    let hole = 0
    let holed = rows.map { $0.map { $0 == card ? hole : $0 } }
    return (-1...5).map { slot in
      let isValid = slot >= 0 && slot <= holed[column].count
      let rows = isValid ? inserting(card, in: holed, column, at: slot) : nil
      return (.slot(Self.columnIDs[column], slot), rows?.map { $0.filter { $0 != hole } })
    }
  }

  private func endOutcomes(moving card: Int, to column: Int) -> [Outcome] {
    var (top, bottom) = (
      rows.map { $0.filter { $0 != card } }, rows.map { $0.filter { $0 != card } }
    )
    top[column] = [card] + top[column]
    bottom[column] += [card]
    return [(.top(Self.columnIDs[column]), top), (.bottom(Self.columnIDs[column]), bottom)]
  }

  private func neighborOutcomes(moving card: Int, to neighbor: Int) -> [Outcome] {
    guard neighbor != card else { return [(.before(card), rows), (.after(card), rows)] }
    let taken = rows.map { $0.filter { $0 != card } }
    return [
      (.before(neighbor), taken.map { $0.flatMap { $0 == neighbor ? [card, $0] : [$0] } }),
      (.after(neighbor), taken.map { $0.flatMap { $0 == neighbor ? [$0, card] : [$0] } }),
    ]
  }

  private func inserting(_ card: Int, in rows: [[Int]], _ column: Int, at index: Int) -> [[Int]] {
    var rows = rows
    rows[column].insert(card, at: index)
    return rows
  }
}

extension SmallWorld {
  /// What has to come of a move of a card that leads to `after`.
  func resolution(moving card: Int, after: [[Int]], isPreventing: Bool) -> Resolution {
    let (source, destination) = (Self.place(of: card, in: rows), Self.place(of: card, in: after))
    if source == destination { return .noChange }
    let move = KanbanMove(
      cardID: card,
      sourceColumnID: Self.columnIDs[source[0]],
      sourceIndex: source[1],
      destinationColumnID: Self.columnIDs[destination[0]],
      destinationIndex: destination[1]
    )
    let count = after[destination[0]].count
    guard source[0] != destination[0], let limit = limits[destination[0]], limit >= 0,
      count > limit,
      let breach = WIPLimitBreach(limit: limit, count: count)
    else { return .move(move, warning: nil) }
    return isPreventing ? .refused(move, breach) : .move(move, warning: breach)
  }

  /// The column of a card and the index in it, both from 0.
  static func place(of card: Int, in rows: [[Int]]) -> [Int] {
    rows.indices.flatMap { column in
      rows[column].firstIndex(of: card).map { [column, $0] } ?? []
    }
  }
}
