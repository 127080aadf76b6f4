internal import AdvancedKanban
internal import AdvancedKanbanGit
internal import AdvancedKanbanMarkdown

/// The moves that bring some cards to one place in their given order.
struct MovePlan {
  private(set) var moves: [MarkdownKanbanMove] = []
  private var resolver: KanbanMoveResolver<[MarkdownKanbanColumn]>
  private let column: MarkdownKanbanColumn
  private let isForced: Bool

  init(
    moving cards: [FoundCard],
    to column: MarkdownKanbanColumn,
    _ placement: Placement,
    on board: MarkdownKanbanBoard,
    isForced: Bool
  ) throws(Failure) {
    self.column = column
    self.isForced = isForced
    resolver = KanbanMoveResolver(
      columns: board.columns,
      wipLimitBehavior: board.wipLimitBehavior
    )
    // To the core the two would be one column.
    let clash = ([column] + cards.map(\.column)).first { board.hasNamesake(ofColumn: $0.id) }
    if let clash { throw .columnNamesClash(clash.id) }
    if cards.count == 1 {
      try add(cards[0], to: placement.index(in: column, without: cards))
      return
    }
    let target = try placement.target(in: column, of: cards)
    for card in cards { try add(card, to: target) }
    // Cards that pass each other may end where they began.
    if resolver.columns.map(\.cards) == board.columns.map(\.cards) { moves = [] }
  }

  /// Adds the only move, for which nobody has to look for the card once more.
  private mutating func add(_ card: FoundCard, to index: Int) throws(Failure) {
    let move = MarkdownKanbanMove(
      cardID: card.card.id,
      sourceColumnID: card.column.id,
      sourceIndex: card.index,
      destinationColumnID: column.id,
      destinationIndex: index
    )
    let resolution = resolver.resolution(of: move, force: isForced)
    if let move = try accepted(resolution, of: card) { moves.append(move) }
  }

  private mutating func add(
    _ card: FoundCard,
    to target: MarkdownKanbanColumn.MoveTarget
  ) throws(Failure) {
    let resolution = resolver.resolution(of: card.card.id, to: target, force: isForced)
    guard let move = try accepted(resolution, of: card) else { return }
    do { try resolver.columns.apply(move) } catch { throw .impossible(card) }
    moves.append(move)
  }

  /// The move that a resolution allows; `nil` where the card is there already.
  private func accepted(
    _ resolution: MarkdownKanbanColumn.MoveResolution,
    of card: FoundCard
  ) throws(Failure) -> MarkdownKanbanMove? {
    switch resolution {
    case .move(let move, warning: _): return move
    case .noChange: return nil
    case .refused(_, let breach): throw .wipLimit(breach, column: column.title)
    case .impossible: throw .impossible(card)
    }
  }
}

extension Failure {
  fileprivate static func impossible(_ card: FoundCard) -> Failure {
    Failure(.stale, "\(card.name) cannot go there", hint: "look with '\(Program.name) show'")
  }
}
