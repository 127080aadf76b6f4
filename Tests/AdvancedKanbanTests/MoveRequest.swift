import AdvancedKanban

/// A request to move a card of a small world, and what it leads to, said with arrays alone.
struct MoveRequest: CustomStringConvertible {
  /// Every request there is on every board without limits, and some that are just out of range.
  static let unlimited: [MoveRequest] = SmallWorld.all.flatMap { world in
    world.cards.flatMap { card in
      world.outcomes(moving: card).map { target, rows in
        MoveRequest(world: world, card: card, target: target, after: rows)
      }
    }
  }

  /// The same requests under every limit.
  static let limited: [MoveRequest] = unlimited.flatMap { request in
    request.world.withEveryLimit.map { world in
      MoveRequest(world: world, card: request.card, target: request.target, after: request.after)
    }
  }

  let world: SmallWorld
  let card: Int
  let target: TestColumn.MoveTarget

  /// The rows after the move; `nil` when the target is out of range.
  let after: [[Int]]?

  /// What has to come of the request, or `nil` when the target is out of range.
  func resolution(isPreventing: Bool) -> TestColumn.MoveResolution? {
    after.map { world.resolution(moving: card, after: $0, isPreventing: isPreventing) }
  }

  var description: String { "\(world), card \(card) to \(target)" }
}

extension SmallWorld {
  fileprivate typealias Outcome = (target: TestColumn.MoveTarget, rows: [[Int]]?)

  fileprivate func outcomes(moving card: Int) -> [Outcome] {
    rows.indices.flatMap { column in
      indexOutcomes(moving: card, to: column) + slotOutcomes(moving: card, to: column)
        + endOutcomes(moving: card, to: column)
    } + cards.flatMap { neighborOutcomes(moving: card, to: $0) }
  }

  /// Take the card out, put it in.
  private func indexOutcomes(moving card: Int, to column: Int) -> [Outcome] {
    let taken = rows(without: card)
    return (-1...rows[column].count + 1).map { index in
      let isValid = index >= 0 && index <= taken[column].count
      let rows = isValid ? inserting(card, in: taken, column, at: index) : nil
      return (.index(Self.columnIDs[column], index), rows)
    }
  }

  /// Leave a hole where the card was, put it in, and close the hole.
  private func slotOutcomes(moving card: Int, to column: Int) -> [Outcome] {
    let hole = 0
    let holed = rows.map { $0.map { $0 == card ? hole : $0 } }
    return (-1...rows[column].count + 1).map { slot in
      let isValid = slot >= 0 && slot <= holed[column].count
      let rows = isValid ? inserting(card, in: holed, column, at: slot) : nil
      return (.slot(Self.columnIDs[column], slot), rows?.map { $0.filter { $0 != hole } })
    }
  }

  private func endOutcomes(moving card: Int, to column: Int) -> [Outcome] {
    let taken = rows(without: card)
    return [
      (.top(Self.columnIDs[column]), inserting(card, in: taken, column, at: 0)),
      (
        .bottom(Self.columnIDs[column]),
        inserting(card, in: taken, column, at: taken[column].count)
      ),
    ]
  }

  private func neighborOutcomes(moving card: Int, to neighbor: Int) -> [Outcome] {
    guard neighbor != card else { return [(.before(card), rows), (.after(card), rows)] }
    let taken = rows(without: card)
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
  func resolution(
    moving card: Int,
    after: [[Int]],
    isPreventing: Bool
  ) -> TestColumn.MoveResolution {
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
    guard source[0] != destination[0], let limit = limits[destination[0]], count > limit,
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
