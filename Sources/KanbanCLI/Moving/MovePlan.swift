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
    let target = try placement.target(in: column, of: cards)
    for card in cards { try add(card, to: target) }
    // Cards that pass each other may end where they began.
    if resolver.columns.map(\.cards) == board.columns.map(\.cards) { moves = [] }
  }

  private mutating func add(
    _ card: FoundCard,
    to target: MarkdownKanbanColumn.MoveTarget
  ) throws(Failure) {
    switch resolver.resolution(of: card.card.id, to: target, force: isForced) {
    case .move(let move, warning: _):
      do { try resolver.columns.apply(move) } catch { throw .impossible(card) }
      moves.append(move)
    case .noChange: break
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
