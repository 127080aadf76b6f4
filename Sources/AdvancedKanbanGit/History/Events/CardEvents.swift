internal import AdvancedKanban
package import AdvancedKanbanMarkdown
internal import Git

/// The life of one card, commit by commit, the newest first: whatever it was called, wherever it was
/// and whichever branch it came by; see ``KanbanStore/events(of:progress:)``.
package struct CardEvents: ~Copyable {
  private var history: BoardHistory
  private var boards: PastBoards
  private var progress: WalkProgress

  /// The card as it is at the newest commit, or was when it was removed; `nil` as long as it has not
  /// been found.
  package private(set) var card: MarkdownKanbanCard?

  /// Where the card is at the newest commit.
  private var start: CardTrace?

  /// What has to be looked for in commits that are still to come.
  private var traces: [ObjectID: CardTrace] = [:]

  /// The card that is looked for where it is not on the board; `nil` once it is found and has no block
  /// ID by which it could be found a second time.
  private var sought: SoughtCard?

  /// The card that was sought and has been found, in the commit that removed it.
  private var found: MarkdownKanbanCard?

  private init(
    from start: CardTrace,
    in history: consuming BoardHistory,
    _ boards: consuming PastBoards,
    _ progress: consuming WalkProgress
  ) {
    self.history = history
    self.boards = boards
    self.progress = progress
    self.start = start
  }

  /// The life of a card that is at a place of the newest commit's board.
  init(
    of card: MarkdownKanbanCard,
    at place: PastPlace,
    in history: consuming BoardHistory,
    _ boards: consuming PastBoards,
    _ progress: consuming WalkProgress
  ) {
    self.init(from: CardTrace(places: [place]), in: history, boards, progress)
    self.card = card
  }

  /// The life of a card that is on the newest commit's board no more.
  init(
    of sought: SoughtCard,
    in history: consuming BoardHistory,
    _ boards: consuming PastBoards,
    _ progress: consuming WalkProgress
  ) {
    self.init(from: CardTrace(isSought: true), in: history, boards, progress)
    self.sought = sought
  }

  /// The next commit that did something to the card; at last the one at which the history has been cut
  /// off, if it has.
  package mutating func next() throws(KanbanStoreError) -> CommitEvents? {
    while start != nil || !traces.isEmpty, let step = try history.step() {
      progress.advance(of: history)
      guard let trace = start.take() ?? traces.removeValue(forKey: step.id) else { continue }
      guard step.changesBoard else {
        for parent in step.parents { leave(trace, to: parent) }
        continue
      }
      if step.isCutOff { return .cutOff(EventCommit(try history.info(of: step.id))) }
      let own = try follow(trace, through: step)
      if own.events.isEmpty { continue }
      let commit = EventCommit(try history.info(of: step.id))
      return CommitEvents(commit, own.events, titles: own.titles)
    }
    return nil
  }

  private mutating func leave(_ trace: CardTrace, to parent: BoardStep.Parent) {
    guard let id = parent.id, !trace.isEmpty else { return }
    traces[id, default: CardTrace()].formUnion(trace)
  }

  /// Takes the card from a commit to its parents.
  ///
  /// - Returns: What the commit itself did to the card.
  private mutating func follow(
    _ trace: CardTrace,
    through step: BoardStep
  ) throws(KanbanStoreError) -> (events: [MarkdownKanbanColumn.Event], titles: ColumnTitles) {
    var differences: [PastDifference] = []
    found = nil
    for parent in step.parents {
      guard trace.isTouched(by: parent.changes) else {
        leave(trace, to: parent)
        continue
      }
      let difference = try boards.difference(of: step, to: parent, in: history)
      differences.append(difference)
      leave(try earlier(trace, by: difference, isMerge: step.isMerge), to: parent)
    }
    // A parent with the same card leaves nothing to tell.
    guard differences.count == step.parents.count, let layout = differences.first?.new else {
      return ([], ColumnTitles())
    }
    let own = OwnChanges(differences)
    let positions = trace.places.compactMap { $0.position(on: layout) }
    let found = found
    let events = own.changes.events.filter { event in
      guard case .card(_, let change) = event else { return false }
      return change.after.map { positions.contains($0.position) }
        ?? (found != nil && change.before?.card == found)
    }
    return (events, own.titles)
  }

  /// The card on the board of a parent.
  private mutating func earlier(
    _ trace: CardTrace,
    by difference: PastDifference,
    isMerge: Bool
  ) throws(KanbanStoreError) -> CardTrace {
    var earlier = CardTrace()
    for position in trace.places.compactMap({ $0.position(on: difference.new) }) {
      if let old = difference.oldPosition(of: position) {
        earlier.places.insert(PastPlace(old, on: difference.old))
      } else if let card = difference.changes.card(at: position) {
        earlier.formUnion(try origin(of: card, on: difference.old, isMerge: isMerge))
      }
    }
    if trace.isSought { earlier.formUnion(find(by: difference)) }
    return earlier
  }

  /// Where a card that is new to a parent's board comes from: from the card that it doubles, or from
  /// older commits, where it was before it was away.
  private mutating func origin(
    of card: MarkdownKanbanCard,
    on layout: BoardLayout,
    isMerge: Bool
  ) throws(KanbanStoreError) -> CardTrace {
    let twins = try boards.places(ofTwinsOf: card, on: layout, isMerge: isMerge, in: history)
    guard twins.isEmpty, let id = card.blockID else { return CardTrace(places: twins) }
    sought = SoughtCard(blockID: id)
    return CardTrace(isSought: true)
  }

  /// Looks for the sought card among those that a commit removed.
  private mutating func find(by difference: PastDifference) -> CardTrace {
    guard let sought, let before = difference.changes.removal(of: sought) else {
      return CardTrace(isSought: self.sought != nil)
    }
    found = before.card
    card = card ?? before.card
    self.sought = before.card.blockID.map(SoughtCard.init(blockID:))
    return CardTrace(places: [PastPlace(before.position, on: difference.old)])
  }
}

extension BoardDifference<MarkdownKanbanCard, String> {
  /// The card at a position of the new board, if it has changed.
  fileprivate func card(at position: BoardPosition) -> MarkdownKanbanCard? {
    cards.first { $0.after?.position == position }?.after?.card
  }

  /// The removed card that fits best; the first of those that fit alike.
  fileprivate func removal(of sought: SoughtCard) -> CardState<MarkdownKanbanCard, String>? {
    let removed = cards.lazy.filter(\.isRemoved).compactMap(\.before)
    let fitting = removed.compactMap { state in
      sought.misfit(of: state.card).map { (state: state, misfit: $0) }
    }
    return fitting.min { $0.misfit < $1.misfit }?.state
  }
}
