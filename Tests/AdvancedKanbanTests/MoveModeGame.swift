import AdvancedKanban
import TestSupport

/// Move mode for card 1, played side by side by the core and by a few lines about arrays.
struct MoveModeGame {
  typealias Event = KanbanMoveModeEvent<Int>
  typealias Reply = KanbanMoveModeReply<Int, String>

  /// Where the card hangs: column, row, and the row that the user last chose, all from 0.
  private struct Hand: Equatable {
    var column: Int
    var row: Int
    var wish: Int
  }

  private static let events: [Event] = [
    .pickUp(1), .up, .down, .left, .right, .commit, .cancel,
  ]

  private var world: SmallWorld
  private var mode = KanbanMoveMode<Int, String>.idle
  private var hand: Hand?
  private var played: [Event] = []
  private let behavior: WIPLimitBehavior

  init(world: SmallWorld, behavior: WIPLimitBehavior) {
    self.world = world
    self.behavior = behavior
  }

  /// Plays every sequence of up to `length` events from here.
  mutating func playEverySequence(of length: Int) throws {
    guard length > 0 else { return }
    for event in Self.events {
      var game = self
      try game.play(event)
      try game.playEverySequence(of: length - 1)
    }
  }

  private mutating func play(_ event: Event) throws {
    played.append(event)
    let resolver = KanbanMoveResolver(columns: world.columns, wipLimitBehavior: behavior)
    let reply = mode.handle(event, on: resolver)
    try check(reply, plainReply(to: event), context)
    try check(mode.target, hand.map { .index(SmallWorld.columnIDs[$0.column], $0.row) }, context)
    try check(mode.preview(of: world.columns), world.with(rowsInHand).columns, context)
  }

  private var context: String { "\(world), \(behavior), \(played)" }
}

extension MoveModeGame {
  /// The rows as they would be if the card were put down.
  private var rowsInHand: [[Int]] {
    guard let hand else { return world.rows }
    var rows = world.rows(without: 1)
    rows[hand.column].insert(1, at: hand.row)
    return rows
  }

  private var placeInHand: KanbanPlace<String> {
    let place = SmallWorld.place(of: 1, in: rowsInHand)
    return KanbanPlace(columnID: SmallWorld.columnIDs[place[0]], index: place[1])
  }

  private mutating func plainReply(to event: Event) -> Reply {
    guard let hand else { return event == .pickUp(1) ? plainPickUp() : .ignored }
    switch event {
    case .pickUp: return .ignored
    case .up: return plainCarry(toRow: hand.row - 1)
    case .down: return plainCarry(toRow: hand.row + 1)
    case .left: return plainCarry(toColumn: hand.column - 1)
    case .right: return plainCarry(toColumn: hand.column + 1)
    case .commit: return plainCommit()
    case .cancel:
      self.hand = nil
      return .cancelled(placeInHand)
    }
  }

  private mutating func plainPickUp() -> Reply {
    let place = SmallWorld.place(of: 1, in: world.rows)
    hand = Hand(column: place[0], row: place[1], wish: place[1])
    return .pickedUp(placeInHand)
  }

  private mutating func plainCarry(toRow row: Int) -> Reply {
    guard let hand, row >= 0, row <= world.rows(without: 1)[hand.column].count else {
      return .atEdge(placeInHand)
    }
    self.hand = Hand(column: hand.column, row: row, wish: row)
    return .carried(placeInHand)
  }

  private mutating func plainCarry(toColumn column: Int) -> Reply {
    guard let hand, world.rows.indices.contains(column) else { return .atEdge(placeInHand) }
    let row = min(hand.wish, world.rows(without: 1)[column].count)
    self.hand = Hand(column: column, row: row, wish: hand.wish)
    return .carried(placeInHand)
  }

  private mutating func plainCommit() -> Reply {
    let after = rowsInHand
    let resolution = world.resolution(
      moving: 1,
      after: after,
      isPreventing: behavior == .preventDrop
    )
    switch resolution {
    case .refused: break
    case .move: (world, hand) = (world.with(after), nil)
    case .noChange, .impossible: hand = nil
    }
    return .committed(resolution)
  }
}
