internal import AdvancedKanban
internal import AdvancedKanbanMarkdown
internal import Git

/// Finds out how the cards of a column got there, going back from the newest commit.
///
/// Of the parents of a merge the first counts in which a card is in the column already.
struct ColumnEntries: ~Copyable {
  private var history: BoardHistory
  private var boards: PastBoards
  private var progress: WalkProgress

  /// What has been found, by the index that the card has at the newest commit.
  private var entries: [ColumnEntry?]

  /// The cards that are to be followed in commits still to come.
  private var traces: [ObjectID: [Trace]] = [:]

  /// Some cards of the column on the board of a commit.
  private struct Trace {
    /// The bytes of the ID that the column has there.
    let column: [UInt8]
    var cards: [(number: Int, index: Int)]
  }

  init(
    in history: consuming BoardHistory,
    _ boards: consuming PastBoards,
    _ progress: consuming WalkProgress
  ) {
    self.history = history
    self.boards = boards
    self.progress = progress
    entries = []
  }

  /// The entries of the cards of a column.
  ///
  /// - Parameters:
  ///   - id: The ID of the column at the newest commit.
  ///   - count: How many cards it has there.
  /// - Returns: One for each card, from top to bottom.
  /// - Throws: ``KanbanStoreError``.
  consuming func find(inColumn id: String, count: Int) throws(KanbanStoreError) -> [ColumnEntry] {
    entries = Array(repeating: nil, count: count)
    var start: [Trace]? = [
      Trace(column: Array(id.utf8), cards: (0..<count).map { ($0, $0) })
    ]
    while count > 0, start != nil || !traces.isEmpty, let step = try history.step() {
      progress.advance(of: history)
      guard let traces = start.take() ?? traces.removeValue(forKey: step.id) else { continue }
      for trace in traces { try follow(trace, through: step) }
    }
    return entries.map { $0 ?? .uncommitted }
  }

  /// Takes cards from a commit to its parents, or notes that they entered the column here.
  private mutating func follow(
    _ trace: Trace,
    through step: BoardStep
  ) throws(KanbanStoreError) {
    if step.isCutOff {
      let commit = EventCommit(try history.info(of: step.id))
      for card in trace.cards { entries[card.number] = .older(commit) }
      return
    }
    var rest = trace.cards
    var first: PastDifference?
    for parent in step.parents where !rest.isEmpty {
      guard parent.changes.contains(where: { $0.mayChange(column: trace.column) }) else {
        leave(Trace(column: trace.column, cards: rest), to: parent)
        return
      }
      let difference = try boards.difference(of: step, to: parent, in: history)
      if first == nil { first = difference }
      rest = leave(rest, of: trace.column, to: parent, by: difference)
    }
    guard !rest.isEmpty, let first else { return }
    let commit = EventCommit(try history.info(of: step.id))
    for card in rest {
      let place = PastPlace(column: trace.column, index: card.index)
      entries[card.number] = .entered(commit, from: first.origin(of: place))
    }
  }

  private mutating func leave(_ trace: Trace, to parent: BoardStep.Parent) {
    guard let id = parent.id, !trace.cards.isEmpty else { return }
    if let index = traces[id]?.firstIndex(where: { $0.column == trace.column }) {
      traces[id]?[index].cards += trace.cards
    } else {
      traces[id, default: []].append(trace)
    }
  }

  /// Leaves the cards to a parent that are in the column there; gives those that are not.
  private mutating func leave(
    _ cards: [(number: Int, index: Int)],
    of column: [UInt8],
    to parent: BoardStep.Parent,
    by difference: PastDifference
  ) -> [(number: Int, index: Int)] {
    guard let position = difference.new.position(of: column),
      let oldPosition = difference.oldColumn(of: position)
    else { return cards }
    var stays = Trace(column: Array(difference.old.columns[oldPosition].id.utf8), cards: [])
    var rest: [(number: Int, index: Int)] = []
    for card in cards {
      let here = BoardPosition(column: position, index: card.index)
      if let old = difference.oldPosition(of: here), old.column == oldPosition {
        stays.cards.append((card.number, old.index))
      } else {
        rest.append(card)
      }
    }
    leave(stays, to: parent)
    return rest
  }
}

extension PastDifference {
  /// The column that a card of the new board came from; `nil` for a new card.
  fileprivate func origin(of place: PastPlace) -> ColumnEntry.Origin? {
    place.position(on: new).flatMap(oldPosition).map { old in
      let id = self.old.columns[old.column].id
      return ColumnEntry.Origin(id: id, title: titles.old[id] ?? id)
    }
  }
}
